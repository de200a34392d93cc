import { serveCanvas } from '@/lib/canvas-host/openInWorkerOrPage';
import { CLOUD_OPTIONS } from '@/lib/head/model/cloud';
import { loadCloud } from '@/lib/head/model/load';
import { createRenderer } from './createRenderer';
import type { HeadEvent, HeadInput, HeadSetup } from './messages';

/** The head off the page's thread, on a canvas that the page has handed over. */
serveCanvas<HeadSetup, HeadInput, HeadEvent>(self, (options) =>
  createRenderer(options, (modelUrl) => loadCloud(modelUrl, CLOUD_OPTIONS)),
);
