import { createEmbedded } from '@/server/answer/embedded';
import { createKnowledge } from '@/server/answer/knowledge';
import { readKnowledge } from '@/server/answer/readKnowledge';
const d=createEmbedded(createKnowledge(readKnowledge()));
for (const q of `what is your specialty
can you introduce yourself briefly
what company do you work at these days
which tools do you use every day
where did you grow up
what's the best project you have ever done
how is your site so fast
what tech did you use for the 3d head
what is wasm
how do i reach you by mail
do you offer consulting services
how much would a website cost
are my messages private
who can see what I ask
does the site use google analytics
what's your take on rust vs go
do you prefer frontend or backend
which is better react or vue
how do you stay up to date
what is your view on large language models
will robots take over
what does your cat look like
is dave married
any kids?
favourite food?
what's your favorite color
how do you relax after work
how can I become as good as you
what did you do in 2015
when did you join tidewise
how big is your team
what problem does tidewise solve
can I see the source code of this page
what fonts does this site use
what do the particles represent
how does the face move its mouth
are you following my mouse
why do you look at me
what happens when i press submit
is paillier quantum resistant
what is the difference between paillier and bfv
what does the graph show
how many nodes can it draw
what is barnes hut
can you do multiplication on encrypted data
what are disruptive ideas
what is an inbox with opening hours
tell me about undo for things you have signed
do you have any certifications
do you have a driving licence
what is your zodiac sign
can you dance
sing me a song
who built you
who made you
are you gpt-4
what's your phone
let's talk on the phone
can you write python code for me
what is 10 divided by 2
how's the weather today
what's new
good night
hey
yo
cool
you're funny
i don't understand
what?
who?
why?
really?
i love your website
your site is broken
there is a bug on your page
I found a mistake
je ne parle pas anglais
hablas espanol?`.split('\n')) { const f=d.find({prompt:q}); console.log(q,' -> ',f.answers.map(a=>a.id).join(' + ')||'?'); }
