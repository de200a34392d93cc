import { LinearSRGBColorSpace } from 'three';
import { site } from '@/content/site';
import { approach } from '@/lib/math/scalar';
import { topicOf } from '@/lib/head/topic';
import type { Mood } from '@/lib/mood';
import type { ParticleUniforms } from './particleMaterial';

const DRIFT_MS = 900;
/** Never the whole way: his two lamps stay his. */
const SHARE = 0.8;

/** Lets the cold lamp drift to the accent of what was asked last. */
export function createTopicLight(uniforms: ParticleUniforms) {
  let asked = '';
  let share = 0;
  return {
    advance(stepMs: number, mood: Mood): void {
      if (mood.kind === 'thinking' && mood.question !== asked) {
        asked = mood.question;
        const topic = topicOf(asked, site.topics);
        share = topic ? SHARE : 0;
        // The shaders give display values: the colour is taken as it is written.
        if (topic) uniforms.topic.value.setStyle(topic.colour, LinearSRGBColorSpace);
      }
      uniforms.topicShare.value = approach(uniforms.topicShare.value, share, stepMs, DRIFT_MS);
    },
  };
}
