'use client';

import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether a visitor has changed a field since the page's HTML was parsed. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return Array.from(field.options).some((option) => option.selected !== option.defaultSelected);
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (field.type === 'file') return Boolean(field.files?.length);
  if (field.type === 'checkbox' || field.type === 'radio') {
    return field.checked !== field.defaultChecked;
  }
  return field.value !== field.defaultValue;
}

/**
 * Hands over what a visitor typed, pasted, chose or dropped before the page was hydrated. React
 * keeps such a value in the DOM when it hydrates, but its state does not know of it; so `take` is
 * called once, when the component mounts, with every changed field in `container` (a field itself,
 * or an element around several, which are then taken together).
 */
export function useEarlyInput<Container extends HTMLElement>(
  container: RefObject<Container | null>,
  take: (changed: Field[]) => void,
): void {
  const takeChanged = useEffectEvent(take);
  const done = useRef(false);
  // A layout effect runs before any second rendering, which would write the state into the field.
  useLayoutEffect(() => {
    const element = container.current;
    if (!element || done.current) return;
    done.current = true;
    const fields = [element, ...element.querySelectorAll<Field>('input, textarea, select')];
    const changed = fields.filter(
      (field): field is typeof field & Field => isField(field) && isChanged(field),
    );
    if (changed.length > 0) takeChanged(changed);
  }, [container]);
}

function isField(element: Element): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}
