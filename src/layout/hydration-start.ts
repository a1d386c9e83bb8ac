/**
 * Pages read, link and post without scripts, so the application may wait until the page is on the screen. The module
 * script that React Router writes is kept as text under another type; a few lines in the head start it when the page
 * has loaded and the browser is idle, or at once when the visitor touches anything.
 */
export const LATER_TYPE = "text/hydrate-later";

const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const MODULE_SCRIPT = /<script([^>]*?) type="module" async=""([^>]*)>/;

/** What was to be preloaded is imported first instead, so that it is still fetched side by side. */
export function postponeHydration(html: string): string {
  const preloads = Array.from(html.matchAll(MODULE_PRELOAD), ([, href]) => `import "${href}";`);
  return html
    .replace(MODULE_PRELOAD, "")
    .replace(
      MODULE_SCRIPT,
      (_, before: string, after: string) =>
        `<script${before} type="${LATER_TYPE}"${after}>${preloads.join("")}`,
    );
}

/** Inserted and taken away again: React must find the document as the server sent it. */
export const hydrationStarter = `(()=>{
let started=false;
const touches=["pointerover","pointerdown","keydown","focusin"];
const start=()=>{
const later=document.querySelector('script[type="${LATER_TYPE}"]');
if(started||!later)return;
started=true;
for(const touch of touches)removeEventListener(touch,start,true);
const script=document.createElement("script");
script.type="module";script.nonce=later.nonce;script.textContent=later.textContent;
document.body.append(script);script.remove()};
for(const touch of touches)addEventListener(touch,start,{capture:true,passive:true});
addEventListener("load",()=>{"requestIdleCallback" in window?requestIdleCallback(start,{timeout:1000}):setTimeout(start,200)});
})()`.replaceAll("\n", "");
