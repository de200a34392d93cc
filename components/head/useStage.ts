'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMotionPaused } from '@/components/page/motion';
import { useTheme } from '@/components/page/theme';
import { assetPath } from '@/lib/env';
import { mood } from '@/lib/mood';
import { openStage } from './openStage';
import { relayPointers } from './relayPointers';
import type { Pose, Stage, StageReport } from './stageMessages';
import { useWideLayout } from './useWideLayout';
import { watchAttention } from './watchAttention';
import { watchSeen, watchSize } from './watchStage';

/** loading: nothing to see yet. shown: the head. absent: the still picture stands in. */
export type StageStatus = 'loading' | 'shown' | 'absent';

/** Opens the stage in the host while the component is there, and keeps it told. */
export function useStage(host: RefObject<HTMLElement | null>, pose: Pose): StageStatus {
  const [status, setStatus] = useState<StageStatus>('loading');
  const stage = useRef<Stage | null>(null);
  const ink = useTheme() === 'light';
  const paused = useMotionPaused();
  const turned = useWideLayout();
  const seen = useRef(true);
  const isPaused = useRef(paused);

  useEffect(() => {
    if (!host.current) return;
    const opened = openStage({
      host: host.current,
      modelUrl: new URL(assetPath('/me.obj'), window.location.href).href,
      seed: Math.floor(Math.random() * 2 ** 32),
      report(said: StageReport) {
        if (said.kind === 'model-failed') {
          console.error('An error occurred while loading the .obj model', said.error);
        }
        setStatus(said.kind === 'ready' || said.kind === 'context-restored' ? 'shown' : 'absent');
      },
    });
    stage.current = opened;
    const tellMood = () => opened.tell({ kind: 'mood', mood: mood.getState() });
    tellMood();
    const stops = [
      mood.subscribe(tellMood),
      relayPointers(host.current, (pointer) => opened.tell({ kind: 'pointer', pointer })),
      watchAttention(host.current, (attention) => opened.tell({ kind: 'attention', attention })),
      watchSize(host.current, (size) => opened.tell({ kind: 'size', size })),
      watchSeen(host.current, (now) => {
        seen.current = now;
        opened.tell({ kind: 'motion', paused: isPaused.current, seen: now });
      }),
    ];
    return () => {
      stops.forEach((stop) => stop());
      opened.close();
      stage.current = null;
    };
  }, [host]);

  useEffect(() => {
    stage.current?.tell({ kind: 'look', ink, pose, turned });
  }, [ink, pose, turned]);

  useEffect(() => {
    isPaused.current = paused;
    stage.current?.tell({ kind: 'motion', paused, seen: seen.current });
  }, [paused]);

  return status;
}
