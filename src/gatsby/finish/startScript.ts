import { PREFERENCE } from "../../i18n/preference.ts";

/** Where a page says which path Gatsby drew it for. */
const PATH_ID = "page-path";

// The script below, part by part. It is written small because it stands in every page.
//
// Gatsby's own: the path of the page, the number of the build, and a map of chunks that is left empty:
// as Gatsby writes it, its own code finds nothing in it either.
const GATSBY = `w.pagePath=JSON.parse(d.getElementById("${PATH_ID}").textContent);w.___webpackCompilationHash=s.build;w.___chunkMapping={};`;

// What is pressed, ticked and typed before the page listens is held until it does
// (src/layouts/early.ts): buttons, and links that say so ("data-later"). A form that leads to a page
// works by itself. A link to another language carries along where the visitor is, as it will later.
const HOLD = `
const held=new Map,hold=e=>{const t=e.target;
if(e.type=="input")return held.set(t,t.type=="checkbox"?t.checked:t.value);
const a=t.closest("a[hreflang]"),p=t.closest("button,[data-later]");
if(a){try{localStorage[${JSON.stringify(PREFERENCE)}]=a.hreflang.split("-")[0]}catch{}a.search=location.search;a.hash=location.hash}
if(!p||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||p.form&&p.form.method=="get")return;
if(p.href)e.preventDefault();held.set(p,null);p.dataset.held=""};
const listen=(how,f,...kinds)=>{for(const k of kinds)d[how+"EventListener"](k,f,true)};
listen("add",hold,"click","input");
for(const t of d.querySelectorAll("input,textarea"))if(t.type=="checkbox"?t.checked!=t.defaultChecked:t.value!=t.defaultValue)hold({type:"input",target:t});`;

// A part of the page did not come: from now on the page is what it is without script, and says so
// (src/components/LostPart). What is typed goes into the e-mail that takes the place of the form.
const LOSE = `
let isTaken=false;const r=d.documentElement;
const mail=e=>{const f=d.querySelector("form[method=dialog]"),a=d.querySelector("#ask a[href^=mailto]");
if(e.target.closest("[data-again]")){e.preventDefault();location.reload()}
if(!f||!a||e.target!=f&&!a.contains(e.target))return;
const lines=[...f.elements].filter(x=>x.value&&x.tabIndex>=0&&x.labels&&x.labels[0]).map(x=>x.labels[0].innerText+": "+x.value);
if(lines[0])a.href=a.href.split("&body=")[0]+"&body="+encodeURIComponent(lines.join("\\r\\n"));
if(e.type=="submit"){e.preventDefault();location=a.href}};
const lose=()=>{if(isTaken||"lost"in r.dataset)return;r.dataset.lost="";listen("remove",hold,"click","input");listen("add",mail,"click","submit");
for(const n of d.querySelectorAll("body noscript")){const e=d.createElement("div");e.dataset.lostPart="";e.style.display="contents";e.innerHTML=n.textContent;n.after(e)}
const last=[...held.keys()].filter(p=>p.href).pop();if(last)location=last.href};
w.___start={take(){isTaken=true;listen("remove",hold,"click","input");listen("remove",mail,"click","submit");
delete r.dataset.lost;for(const e of d.querySelectorAll("[data-lost-part]"))e.remove();return held}};
w.addEventListener("unhandledrejection",lose);`;

// Where the browser denies its stores, Gatsby would not start: there they are a memory that ends with
// the page.
const STORES = `for(const name of["localStorage","sessionStorage"])try{if(!w[name])throw 0}catch{const kept=new Map();Object.defineProperty(w,name,{configurable:true,value:{getItem:k=>kept.get(k)??null,setItem(k,v){kept.set(k,String(v))},removeItem(k){kept.delete(k)},clear(){kept.clear()},key:()=>null,length:0}})}`;

// Each script is asked for four times at most, with growing pauses. One that came by half is asked for
// again, too; twenty seconds are enough for all of them, and what comes later is welcome still.
const LOAD = `
const tries={},load=src=>{const n=tries[src]=(tries[src]??-1)+1,e=d.createElement("script");e.src=src;e.async=false;
e.onerror=()=>n<3?setTimeout(load,500*3**n,src):lose();d.body.append(e)};
w.addEventListener("error",e=>{const src=(e.filename||"").replace(location.origin,"");if(src in tries&&tries[src]<3&&e.error instanceof SyntaxError)setTimeout(load,500*3**tries[src],src);else if(e.filename)lose()});`;

// The scripts come when the visitor sees the page: the main picture is there and painted, or the words
// where there is none. Until then they would only take the line and the processor away.
const BEGIN = `
let isBegun=false;
const begin=()=>{if(isBegun)return;isBegun=true;
for(const e of d.querySelectorAll("link[as=fetch]"))e.media="all";
${STORES}
setTimeout(()=>s.scripts.split(" ").forEach(load));setTimeout(lose,2e4)};
const next=requestAnimationFrame;
const soon=()=>next(()=>next(()=>setTimeout(begin)));
const main=d.querySelector("img[fetchpriority=high]");
if(!main||main.complete)new PerformanceObserver(soon).observe({type:"paint",buffered:true});else{main.addEventListener("load",soon);main.addEventListener("error",soon)}
for(const act of["pointerdown","keydown","touchstart"])w.addEventListener(act,begin,{once:true,passive:true});
setTimeout(begin,2000)`;

/**
 * The only script that stands in every page, the same in all of them, so that its hash can stand in
 * the Content-Security-Policy.
 */
export const START_SCRIPT =
  `((s,d,w)=>{${GATSBY}${HOLD}${LOSE}${LOAD}${BEGIN}})(document.currentScript.dataset,document,window)`.replaceAll(
    "\n",
    "",
  );

/** A block of data, which no browser runs: pathElement("/hr/") => '<script id=… type="application/json">"/hr/"</script>' */
export const pathElement = (path: string): string =>
  `<script id="${PATH_ID}" type="application/json">${JSON.stringify(path).replaceAll("<", "\\u003c")}</script>`;

const inAttribute = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

export const startElement = (build: string, scripts: string[]): string =>
  `<script data-build="${inAttribute(build)}" data-scripts="${inAttribute(scripts.join(" "))}">${START_SCRIPT}</script>`;

/** Gatsby keeps pages between builds, which may have the start of another day. */
const KEPT_START = /(<script data-build="[^"]*" data-scripts="[^"]*">)[\s\S]*?(?=<\/script>)/;

export const renewStart = (html: string): string =>
  html.replace(KEPT_START, (_, opening: string) => opening + START_SCRIPT);
