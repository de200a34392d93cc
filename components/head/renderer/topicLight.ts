import { LinearSRGBColorSpace } from 'three';
import { site } from '@/content/site';
import type { ConversationStatus } from '@/lib/conversationStatus';
import { topicOf } from '@/lib/head/animation/topic';
import { approach } from '@/lib/math/scalar';
import type { ParticleUniforms } from './particles';

const DRIFT_MS = 900;
/** The lamp takes at most this much of the accent's colour, so that the head stays the same one. */
const MAX_WEIGHT = 0.8;

/** Lets the cold lamp drift to the accent of what was asked last. */
export function createTopicLight(uniforms: ParticleUniforms) {
  let asked = '';
  let weight = 0;
  return {
    advance(stepMs: number, status: ConversationStatus): void {
      if (status.kind === 'thinking' && status.question !== asked) {
        asked = status.question;
        const topic = topicOf(asked, site.topics);
        weight = topic ? MAX_WEIGHT : 0;
        // The shaders give display values: the colour is taken as it is written.
        if (topic) uniforms.topic.value.setStyle(topic.colour, LinearSRGBColorSpace);
      }
      uniforms.topicWeight.value = approach(uniforms.topicWeight.value, weight, stepMs, DRIFT_MS);
    },
  };
}
