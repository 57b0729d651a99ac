import {unhydrated} from '../../lib/hydration';
import {nonLatinLetter} from '../../lib/searchShortcut';

/**
 * Starts the scripts that the element it stands in names, in their order, once the page has been painted: until then
 * they would only keep its style sheet and fonts waiting, and a page can be read and used without them. Not before
 * the whole page has been read, as scripts must find it whole; and where no paint is told of, such as in a tab in the
 * background, a second after the page has loaded. What is pressed meanwhile shows that it was and is kept for
 * client/earlyPresses.ts; so are the search's key, with what is typed after it (client/typedAhead.ts), and a form that
 * without scripts would open the mail program, until it is known that none will come. Clicks are heard after React has
 * had them: it handles those that come while it hydrates.
 *
 * The browser takes a page that was reloaded, and the ones before it that led there without a load, for one document,
 * and leaves going back to the scripts. Until these are alive, the page to go back to is loaded.
 *
 * The sheets that the page's own is made of are named as if they were linked: the bundler's runtime, which fetches
 * the sheet of a chunk along with the chunk, looks for that.
 *
 * A page without its sheet is hard to read, and without one of its scripts it does not come alive: on a line that loses
 * requests, a sheet is asked for once more (what did not come has no rules that can be read) and a script twice, a
 * second and three seconds after it failed. After that the page is shown as where no script runs: what only a script
 * could open, such as the answers to questions, stands open, and what is said in place of it is said.
 *
 * Its lines are joined, so comments cannot stand in it.
 */
export const startScripts = `(function(d,w){
var named=d.currentScript.dataset,path=location.pathname,started,held,alone;
w.earlyPresses=[];
function waits(b){return b&&!alone&&b.closest('${unhydrated}')}
function busy(b){b.setAttribute('aria-busy','true')}
function rest(b){b.removeAttribute('aria-busy')}
d.addEventListener('click',function(e){
var b=e.target.closest('button[type=button]');
if(waits(b))busy(b);
w.earlyPresses.push(e.target)
});
d.addEventListener('submit',function(e){
var b=e.submitter;
waits(b)&&/^mailto:/.test(b.formAction)&&hold(e,b)
},true);
d.addEventListener('keydown',function(e){
if(e.isComposing||e.keyCode==229)return;
var b=d.querySelector('[aria-keyshortcuts]'),k=e.key,typed=w.earlyTyped,command=e.ctrlKey||e.metaKey||e.altKey;
if(waits(b)&&command&&!e.altKey&&(/^k$/i.test(k)||e.code=='KeyK'&&${nonLatinLetter}.test(k))){
w.earlyTyped=typed||{text:'',entered:false};
return hold(e,b)
}
if(!typed||b.getAttribute('aria-busy')!='true'||command)return;
if(k=='Escape'){w.earlyTyped=null;return rest(b)}
if(/^(INPUT|TEXTAREA|SELECT)$/.test(e.target.tagName))return;
if(k=='Enter'&&typed.text)typed.entered=true;
else if(k.length==1){if(!typed.entered)typed.text+=k}
else return;
e.preventDefault()
});
function hold(e,b){e.preventDefault();busy(b);held=b;w.earlyPresses.push(b)}
w.addEventListener('popstate',function(){
d.documentElement.dataset.hasHydrated=='true'||location.pathname==path||location.reload()
});
function add(name,properties){return d.head.appendChild(Object.assign(d.createElement(name),properties))}
function fetchScript(src,integrity,wait){
add('script',{async:false,integrity:integrity,src:src}).onerror=function(){
if(wait<9000)return setTimeout(fetchScript,wait,src,integrity,wait*3);
[].forEach.call(d.styleSheets,function(s){try{doWithout(s.cssRules)}catch(e){}});
alone=true;
d.querySelectorAll('noscript').forEach(function(n){n.outerHTML=n.textContent});
d.querySelectorAll('[aria-busy]').forEach(function(b){rest(b);b==held&&held.form.requestSubmit(held)})
}
}
function doWithout(rules){
[].forEach.call(rules,function(r){
if(r.media)r.media.mediaText=r.media.mediaText.replace('(scripting: none)','(min-width: 0)').replace('(scripting: enabled)','(max-width: 0)');
r.cssRules&&doWithout(r.cssRules)
})
}
function start(){
if(started)return;started=true;
d.querySelectorAll('link[rel=stylesheet]').forEach(function(l){
try{l.sheet.cssRules[0].type}catch(e){d.head.append(l.cloneNode())}
});
named.sheets.split(' ').forEach(function(s){add('link',{rel:'stylesheet'}).dataset.href=s});
for(var s=named.scripts.split(' ');s[0];s.splice(0,2))fetchScript(s[0],s[1],1000)
}
w.addEventListener('load',function(){setTimeout(start,1000)});
d.addEventListener('DOMContentLoaded',function(){
try{new PerformanceObserver(function(l){l.getEntriesByName('first-contentful-paint')[0]&&start()}).observe({type:'paint',buffered:true})}catch(e){}
})
})(document,window)`.replaceAll('\n', '');
