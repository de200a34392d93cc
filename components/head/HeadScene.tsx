'use client';

import { useRef } from 'react';
import { HeadFrame } from './HeadFrame';
import type { Pose } from './renderer/messages';
import { useHead } from './useHead';

/** The particle scene. It lives in browsers alone: Head.tsx loads it there. */
export function HeadScene({ pose }: { pose: Pose }) {
  const host = useRef<HTMLDivElement>(null);
  return <HeadFrame status={useHead(host, pose)} host={host} />;
}
