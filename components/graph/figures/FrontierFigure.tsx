'use client';

import { type PointerEvent, useState } from 'react';
import { Figure, type NumberedProps } from '@/components/article/Figure';
import { Slider } from '@/components/article/Slider';
import { clamp } from '@/lib/math/scalar';
import { ErrorCurve, wordsOfCurve } from './ErrorCurve';
import {
  type Asking,
  bodyNearest,
  type Frontier,
  frontierOf,
  frontierOfBody,
  GROUP_SIDE,
  type Point,
  POINTS,
  SIZE,
  totalOfBodies,
} from './frontier';
import styles from './figures.module.css';
import controls from '@/components/article/controls.module.css';

const FIRST = { x: 60, y: 60, theta: 1 };
const LAST_PLACE = SIZE - GROUP_SIDE;

const CAPTIONS = {
  body: 'The ringed body asks. It meets the bright bodies one by one; each box it takes as one blue point, at the centre of its bodies’ mass. Drag it, or move it with the sliders; a larger theta takes larger boxes.',
  group:
    'The outlined square is the group that asks, once for all its bodies. A box that it takes as one has to be far from its nearest edge. Drag it, or move it with the sliders.',
  error:
    'The same group, and below it the error of its forces for every theta. Move the group: the theta that keeps to two per cent moves too.',
} as const;

type FrontierFigureProps = NumberedProps & {
  /** Who asks. */
  asking: Asking;
  /** Whether the error is drawn for every theta. */
  withErrors?: boolean;
};

/** What a body or a group sees: near bodies one by one, far ones as boxes, larger the farther. */
export function FrontierFigure({ number, asking, withErrors = false }: FrontierFigureProps) {
  const [{ x, y, theta }, setChosen] = useState(FIRST);
  const isGroup = asking === 'group';
  const frontier = isGroup
    ? frontierOf({ x, y }, theta)
    : frontierOfBody(bodyNearest({ x: x + GROUP_SIDE / 2, y: y + GROUP_SIDE / 2 }), theta);
  const { group, far, near } = frontier;
  const others = POINTS.filter((point) => !near.includes(point));
  const words = isGroup ? wordsOfGroup(frontier, theta) : wordsOfBody(frontier, theta);

  function drag({ currentTarget, clientX, clientY, buttons }: PointerEvent<SVGSVGElement>): void {
    if (buttons !== 1) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const place = (share: number) =>
      Math.round(clamp(share * SIZE - GROUP_SIDE / 2, 0, LAST_PLACE));
    setChosen({
      x: place((clientX - left) / width),
      y: place((clientY - top) / height),
      theta,
    });
  }

  const sliders = [
    { label: isGroup ? 'Group, across' : 'Body, across', value: x, axis: 'x' },
    { label: isGroup ? 'Group, down' : 'Body, down', value: y, axis: 'y' },
  ] as const;
  return (
    <Figure number={number} caption={CAPTIONS[withErrors ? 'error' : asking]}>
      <svg
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        className={`${styles.square} ${styles.draggable}`}
        role="img"
        aria-label={`${POINTS.length} points in three clusters, and ${isGroup ? 'a square that outlines a group' : 'a ring around one'} of them. ${words}`}
        onPointerDown={drag}
        onPointerMove={drag}
      >
        <rect x={0} y={0} width={SIZE} height={SIZE} className={styles.cell} />
        {far.map((box) => (
          <g key={`${box.x} ${box.y}`}>
            <rect x={box.x} y={box.y} width={box.side} height={box.side} className={styles.rule} />
            <circle
              cx={box.centre.x.toFixed(1)}
              cy={box.centre.y.toFixed(1)}
              r={4}
              className={styles.second}
            />
          </g>
        ))}
        <path d={pathOf(others)} className={styles.faint} />
        <path d={pathOf(near)} className={styles.bright} />
        {isGroup ? (
          <rect
            x={group.x}
            y={group.y}
            width={group.side}
            height={group.side}
            className={styles.group}
          />
        ) : (
          <circle cx={group.x.toFixed(1)} cy={group.y.toFixed(1)} r={8} className={styles.group} />
        )}
      </svg>
      {withErrors && <ErrorCurve at={{ x, y }} theta={theta} />}
      <div className={controls.sliders}>
        <Slider
          label="Theta"
          min={0}
          max={3}
          step={0.1}
          value={theta}
          text={theta.toFixed(1)}
          onChange={(value) => setChosen({ x, y, theta: value })}
        />
        {sliders.map(({ label, value, axis }) => (
          <Slider
            key={axis}
            label={label}
            min={0}
            max={LAST_PLACE}
            value={value}
            onChange={(place) => setChosen({ x, y, theta, [axis]: place })}
          />
        ))}
      </div>
      <p className={controls.words} role="status">
        {words}
        {withErrors && ` ${wordsOfCurve({ x, y })}`}
      </p>
    </Figure>
  );
}

/** A line of no length with round ends is a point. */
function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`).join('');
}

const percent = (share: number) => `${(share * 100).toFixed(1)}\u00a0%`;
const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;

/** What one body meets, and what it comes to when each asks for itself. */
function wordsOfBody({ far, near, error }: Frontier, theta: number): string {
  const { pairs, error: meanError } = totalOfBodies(theta);
  const all = POINTS.length * (POINTS.length - 1);
  const met = `${counted(near.length - 1, 'body', 'bodies')} and ${counted(far.length, 'box', 'boxes')}`;
  return `This body meets ${met} in place of ${POINTS.length - 1} bodies, and its force is wrong by ${percent(error ?? 0)}. For all ${POINTS.length} that makes ${counted(pairs, 'pair', 'pairs')} instead of ${all.toLocaleString('en-GB')}, and an error of ${percent(meanError)}.`;
}

/** The list's length, the pairs that it makes, what is saved by asking once, and the error. */
function wordsOfGroup({ members, far, near, looks, error }: Frontier, theta: number): string {
  const list = `The list has ${counted(near.length, 'body', 'bodies')} and ${counted(far.length, 'box', 'boxes')} in place of ${POINTS.length} bodies`;
  if (error === null) return `${list}. There is nobody in the group.`;
  const pairs = members.length * (near.length + far.length);
  const alone = members.reduce((sum, body) => sum + frontierOfBody(body, theta).looks, 0);
  return `${list}. For the ${counted(members.length, 'body', 'bodies')} of the group that makes ${counted(pairs, 'pair', 'pairs')} instead of ${(members.length * POINTS.length).toLocaleString('en-GB')}, found by looking at ${looks} boxes; each for itself would have looked at ${alone.toLocaleString('en-GB')}. Their forces are wrong by ${percent(error)}.`;
}
