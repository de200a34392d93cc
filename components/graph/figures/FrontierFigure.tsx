'use client';

import { type PointerEvent, useState } from 'react';
import { Figure, type NumberedProps } from '@/components/article/Figure';
import { Slider } from '@/components/article/Slider';
import { clamp } from '@/lib/math/scalar';
import { type Frontier, frontierOf, GROUP_SIDE, POINTS, SIZE } from './frontier';
import styles from './figures.module.css';
import controls from '@/components/article/controls.module.css';

const FIRST = { x: 60, y: 60, theta: 1 };
const LAST_PLACE = SIZE - GROUP_SIDE;

/** What one group sees: near bodies one by one, far ones as boxes, larger the farther. */
export function FrontierFigure({ number }: NumberedProps) {
  const [{ x, y, theta }, setChosen] = useState(FIRST);
  const frontier = frontierOf({ x, y }, theta);
  const { group, far, near } = frontier;

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

  return (
    <Figure
      number={number}
      caption="The outlined square is the group that asks. It meets the bright bodies one by one; each box it takes as one blue point, at the centre of its bodies’ mass. Drag the group, or move it with the sliders; a larger theta takes larger boxes."
    >
      <svg
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        className={styles.square}
        role="img"
        aria-label={`${POINTS.length} points in three clusters, and a square that outlines a group of them. ${words(frontier)}`}
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
        {POINTS.map((point, at) => {
          const isNear = near.includes(point);
          return (
            <circle
              key={at}
              cx={point.x.toFixed(1)}
              cy={point.y.toFixed(1)}
              r={isNear ? 2.6 : 1.4}
              className={isNear ? styles.first : styles.empty}
            />
          );
        })}
        <rect
          x={group.x}
          y={group.y}
          width={group.side}
          height={group.side}
          className={styles.group}
        />
      </svg>
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
        <Slider
          label="Group, across"
          min={0}
          max={LAST_PLACE}
          value={x}
          onChange={(value) => setChosen({ x: value, y, theta })}
        />
        <Slider
          label="Group, down"
          min={0}
          max={LAST_PLACE}
          value={y}
          onChange={(value) => setChosen({ x, y: value, theta })}
        />
      </div>
      <p className={controls.words} role="status">
        {words(frontier)}
      </p>
    </Figure>
  );
}

/** The list's length, the pairs that it makes, and what it costs in accuracy. */
function words({ members, far, near, error }: Frontier): string {
  const list = `The list has ${near.length} bodies and ${far.length} boxes in place of ${POINTS.length} bodies`;
  if (error === null) return `${list}. There is nobody in the group.`;
  const pairs = members.length * (near.length + far.length);
  return `${list}. For the ${members.length} bodies of the group that makes ${pairs} pairs instead of ${members.length * POINTS.length}, and their forces are wrong by ${(error * 100).toFixed(1)}\u00a0%.`;
}
