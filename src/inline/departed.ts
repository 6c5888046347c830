// What has left since the page was built is hidden as the page arrives; once script is there, React goes on.

/** Elements that say until when they are of use, in seconds: <li data-until="1810353600"> */
export function run(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-until]")) {
    if (Number(element.dataset.until) * 1000 <= Date.now()) element.hidden = true;
  }
}
