import { site } from '@/content/site';

/** What the owner is called in a sentence: the first of their names. */
export const GIVEN_NAME = site.name.split(/\s+/)[0] ?? site.name;
