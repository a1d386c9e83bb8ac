import { AWAKE_EVENT } from "./awake-event.ts";

/**
 * Pages read, link and post without scripts, so the application waits until it is wanted. The module script that React
 * Router writes is kept as text under another type; a few lines in the head start it at the visitor's first touch. Where
 * a calculator is the page (`data-live`), or the address points into it, it starts by itself once the page is painted
 * and the browser idle. Elsewhere its files are only fetched ahead, so that the first touch finds them.
 */
export const LATER_TYPE = "text/hydrate-later";

const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
/** On every link, for routes that are found as visitors come near them. This site knows all of its routes at once. */
const DISCOVERY = ' data-discover="true"';
const MODULE_SCRIPT = /<script([^>]*?) type="module" async=""([^>]*)>/;

/**
 * What was to be preloaded is named in the text instead, and fetched when that is started. The whole stylesheet comes
 * with the application: the document has only what it needs itself.
 */
export function postponeHydration(html: string, stylesheet: string): string {
  const preloads = Array.from(html.matchAll(MODULE_PRELOAD), ([, href]) => `"${href}"`)
    .filter((file) => ["import ", "from ", "import("].every((before) => !html.includes(`${before}${file}`)))
    .map((file) => `import ${file};`);
  return html
    .replaceAll(DISCOVERY, "")
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
 * themselves, and the search for its keys. Links, forms and the theme do not wait for it.
 *
 * The files are fetched side by side and run one after the other, with pauses after each, so that a key or a tap need not
 * wait for all of them: on a phone, only to ask for a file takes ten milliseconds.
 * The script element is taken away again: React must find the body as the server sent it. A calculator that started by
 * itself shows what the document showed; the whole stylesheet, which the browser has to match with every element, waits
 * for the first touch there too. A touch while the document is still arriving counts once it has arrived. A visitor who
 * leaves ends the fetching, which is no reason to reload. After a deploy the files may be gone; one reload brings a
 * document that names the new ones.
 */
export const hydrationStarter = `(()=>{
let started=false,leaving=false,missed;
const all=document,touches=["pointerover","pointerdown","keydown","focusin","click","scroll"],how={capture:true,passive:true};
const unfold=()=>all.documentElement.classList.add("touched");
if(location.hash)unfold();
const later=()=>all.querySelector('script[type="${LATER_TYPE}"]');
const filesIn=(text,pattern)=>Array.from(text.textContent.matchAll(pattern),([,file])=>file);
const ANY=/"([^"]+\\.js)"/g;
const pause=()=>new Promise((next)=>setTimeout(next));
const link=(rel,href,as="")=>{
const element=all.createElement("link");
element.rel=rel;element.href=href;element.as=as;
all.head.append(element)};
const renew=()=>{
if(!leaving&&performance.getEntriesByType("navigation")[0]?.type!=="reload")fetch(location.href,{method:"HEAD"}).then(()=>location.reload(),()=>{})};
const start=()=>{
const text=later();
if(started||!text)return;
started=true;
const {state}=text.dataset;
const fetched=state&&fetch(state).then((answer)=>answer.ok?answer.text():Promise.reject());
fetched?.catch(()=>{});
(async()=>{
for(const file of filesIn(text,ANY)){link("modulepreload",file);await pause()}
for(const file of filesIn(text,/(?:import|from) "([^"]+)"/g)){await import(file);await pause()}
if(fetched){
const [settings,...data]=(await fetched).split("\\n");
window.__reactRouterContext={...JSON.parse(settings),stream:new Response(data.join("\\n")).body}}
const script=all.createElement("script");
script.type="module";script.nonce=text.nonce;script.textContent=text.textContent;
script.onerror=renew;
all.body.append(script);script.remove()})().catch(renew)};
const dress=(rel="stylesheet")=>link(rel,later()?.dataset.styles,"style");
const onTouch=()=>{
unfold();
for(const touch of touches)removeEventListener(touch,onTouch,how);
const wake=()=>{dress();start()};
if(all.readyState==="loading")all.addEventListener("DOMContentLoaded",wake);
else wake()};
for(const touch of touches)addEventListener(touch,onTouch,how);
const miss=(event)=>{
if(event.type==="click"){
leaving=!event.ctrlKey&&!event.metaKey&&!!event.target.closest('a[href^="/"],[type=submit]');
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
const fetchAhead=async()=>{
const text=later();
if(started||!text||navigator.connection?.saveData)return;
dress("prefetch");
if(text.dataset.state)link("prefetch",text.dataset.state,"fetch");
for(const file of filesIn(text,ANY)){await pause();if(!started)link("prefetch",file,"script")}};
const idle=(run)=>window.requestIdleCallback?requestIdleCallback(run,{timeout:1000}):setTimeout(run,200);
addEventListener("load",()=>{
if(location.hash)idle(onTouch);
else if(all.querySelector("[data-live]"))all.fonts.ready.then(()=>requestAnimationFrame(()=>requestAnimationFrame(()=>idle(()=>{start();dress("prefetch")}))));
else setTimeout(()=>idle(fetchAhead),${FETCH_AHEAD_MS})});
})()`.replaceAll("\n", "");
