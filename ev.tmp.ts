import { createEmbedded } from '@/server/answer/embedded';
import { createKnowledge } from '@/server/answer/knowledge';
import { readKnowledge } from '@/server/answer/readKnowledge';
import { createSearch } from '@/server/answer/search';
import { ANSWERED, UNKNOWN, FOLLOWING } from './__tests__/fixtures/answers/questions';
const k=createKnowledge(readKnowledge()); const d=createEmbedded(k); const s=createSearch(k);
const ok=(a:string[],e:any)=>a.some(id=>[e].flat().some((o:string)=>o.startsWith('/')?id.startsWith(o):id===o));
const show=(q:string)=>s.find(q,3).map(m=>`${m.entry.id} ${m.score.toFixed(2)}/${m.coverage.toFixed(2)}`).join(' ; ');
let n=0;const times:number[]=[];
for(const [q] of ANSWERED) d.find({prompt:q});
for(const [q,e] of ANSWERED){const t=performance.now();const a=d.find({prompt:q}).answers.map(x=>x.id);times.push(performance.now()-t);if(!ok(a,e)){n++;console.log('A',q,'->',a.join('+')||'?',' | ',show(q));}}
console.log(n,'of',ANSWERED.length);
n=0;for(const q of UNKNOWN){const a=d.find({prompt:q}).answers.map(x=>x.id);if(a.length){n++;console.log('U',q,'->',a.join('+'),' | ',show(q));}}
console.log(n,'of',UNKNOWN.length);
for(const [b,q,e] of FOLLOWING){const r=d.find({prompt:b}).reply;const a=d.find({prompt:q,previous:{prompt:b,reply:r}}).answers.map(x=>x.id);if(e===''?a.length:!ok(a,e))console.log('F',b,'>',q,'->',a.join('+'));}
times.sort((a,b)=>a-b);console.log('ms median',times[times.length>>1],'max',times.at(-1));
const long='something unheard of and misspeled wrods '.repeat(60).slice(0,2000);
for(let i=0;i<3;i++){const t=performance.now();d.find({prompt:long});console.log('long',performance.now()-t);}
