/** Where a page says which path Gatsby drew it for. */
const PATH_ID = "page-path";

/**
 * The only script that stands in every page, the same in all of them, so that its hash can stand in
 * the Content-Security-Policy. The scripts that it names come when the visitor sees the page: the main
 * picture is there and painted, or the words where there is none. Until then they would only take the
 * line and the processor away. Where the browser denies its stores, Gatsby would not start: there they
 * are a memory that ends with the page. Gatsby's map of chunks is left empty: as Gatsby writes it, its
 * own code finds nothing in it either.
 */
export const START_SCRIPT = `((s,d,w)=>{
w.pagePath=JSON.parse(d.getElementById("${PATH_ID}").textContent);w.___webpackCompilationHash=s.build;w.___chunkMapping={};
let isBegun=false;
const begin=()=>{if(isBegun)return;isBegun=true;
for(const e of d.querySelectorAll("link[as=fetch]"))e.media="all";
for(const name of["localStorage","sessionStorage"])try{if(!w[name])throw 0}catch{const kept=new Map();Object.defineProperty(w,name,{configurable:true,value:{getItem:k=>kept.get(k)??null,setItem(k,v){kept.set(k,String(v))},removeItem(k){kept.delete(k)},clear(){kept.clear()},key:()=>null,length:0}})}
setTimeout(()=>{for(const src of s.scripts.split(" ")){const e=d.createElement("script");e.src=src;e.async=false;d.body.append(e)}})};
const next=requestAnimationFrame;
const soon=()=>next(()=>next(()=>setTimeout(begin)));
const main=d.querySelector("img[fetchpriority=high]");
if(!main||main.complete)new PerformanceObserver(soon).observe({type:"paint",buffered:true});else{main.addEventListener("load",soon);main.addEventListener("error",soon)}
for(const act of["pointerdown","keydown","touchstart"])w.addEventListener(act,begin,{once:true,passive:true});
setTimeout(begin,2000)
})(document.currentScript.dataset,document,window)`.replaceAll("\n", "");

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
