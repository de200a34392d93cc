/** Where a build puts what the page's own answers are made from, when there is no API host. */
export const KNOWLEDGE_PATH = '/answers/knowledge.json';
