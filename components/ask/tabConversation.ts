import { createStore } from 'zustand/vanilla';
import { site } from '@/content/site';
import { type Conversation, newConversation } from '@/lib/ask/conversation';

/**
 * What was said since the tab was opened. It outlives the ask box, so that whoever comes back from
 * another page finds it; it is held in memory alone, and gone with the tab.
 */
export const tabConversation = createStore<Conversation>(() => newConversation(site.ask.greeting));
