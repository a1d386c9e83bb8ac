import { AWAKE_EVENT } from "./awake-event.ts";

/**
 * Pages read, link and post without scripts, so the application waits until it is wanted. The module script that React
 * Router writes is kept as text under another type; a few lines in the head start it at the visitor's first touch. Where
 * a calculator is the page (`data-live`), or the address points into it, it starts by itself once the page is painted
 * and the browser idle. Elsewhere its files are only fetched ahead, so that the first touch finds them.
 */
export const LATER_TYPE = "text/hydrate-later";

const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const MODULE_SCRIPT = /<script([^>]*?) type="module" async=""([^>]*)>/;

/**
 * What was to be preloaded is imported first instead, so that it is still fetched side by side. The whole stylesheet
 * comes with the application: the document has only what it needs itself.
 */
export function postponeHydration(html: string, stylesheet: string): string {
  const preloads = Array.from(html.matchAll(MODULE_PRELOAD), ([, href]) => `"${href}";`)
    .filter((named) => !html.includes(`import ${named}`) && !html.includes(`from ${named}`))
    .map((named) => `import ${named}`);
  return html
    .replace(MODULE_PRELOAD, "")
    .replace(
      MODULE_SCRIPT,
      (_, before: string, after: string) =>
        `<script${before} type="${LATER_TYPE}" data-styles="${stylesheet}"${after}>${preloads.join("")}`,
    );
}

/** Long after the first paint on a slow line, and early enough for who reads a sentence before touching anything. */
const FETCH_AHEAD_MS = 3000;

/**
 * What the visitor clicks before the application is there is clicked again when it is: buttons that do nothing by
 * themselves, and the search for its keys. Links, forms and the theme do not wait for it. The script element is taken away
 * again: React must find the body as the server sent it. After a deploy the files may be gone; then a reload, one, brings
 * a document that names the new ones.
 */
export const hydrationStarter = `(()=>{
let started=false,missed;
const all=document,touches=["pointerover","pointerdown","keydown","focusin","scroll"],how={capture:true,passive:true};
const later=()=>all.querySelector('script[type="${LATER_TYPE}"]');
const link=(rel,href,as="")=>{
const element=all.createElement("link");
element.rel=rel;element.href=href;element.as=as;
all.head.append(element);
return element};
const renew=()=>{
if(performance.getEntriesByType("navigation")[0]?.type!=="reload")fetch(location.href,{method:"HEAD"}).then(()=>location.reload(),()=>{})};
const start=()=>{
const text=later();
if(started||!text)return;
started=true;
for(const touch of touches)removeEventListener(touch,start,how);
const {styles,state}=text.dataset;
link("stylesheet",styles);
if(state)fetch(state).then((answer)=>answer.ok?answer.text():Promise.reject()).then((data)=>{
const {streamController:stream}=window.__reactRouterContext;
stream.enqueue(data);stream.close()}).catch(renew);
const script=all.createElement("script");
script.type="module";script.nonce=text.nonce;script.textContent=text.textContent;
script.onerror=renew;
all.body.append(script);script.remove()};
for(const touch of touches)addEventListener(touch,start,how);
const miss=(event)=>{
if(event.type==="click"){
const button=event.target.closest("button[type=button]:not([data-theme-set],[commandfor])");
if(button)missed=button
}else if((event.ctrlKey||event.metaKey)&&event.key.toLowerCase()==="k"){
event.preventDefault();
missed=all.querySelector("[aria-keyshortcuts]")}};
const early=["click","keydown"];
for(const type of early)addEventListener(type,miss,true);
addEventListener("${AWAKE_EVENT}",()=>{
for(const type of early)removeEventListener(type,miss,true);
missed?.click()},{once:true});
const fetchAhead=()=>{
if(started||navigator.connection?.saveData)return;
const text=later();
if(!text)return;
const {styles,state}=text.dataset;
link("prefetch",styles,"style");
if(state)link("prefetch",state,"fetch");
for(const [,href] of text.textContent.matchAll(/"([^"]+\\.js)"/g))link("prefetch",href,"script")};
const idle=(run)=>window.requestIdleCallback?requestIdleCallback(run,{timeout:1000}):setTimeout(run,200);
addEventListener("load",()=>{
if(all.querySelector("[data-live]")||location.hash)requestAnimationFrame(()=>idle(start));
else setTimeout(()=>idle(fetchAhead),${FETCH_AHEAD_MS})});
})()`.replaceAll("\n", "");
