import { readUntrainedKnowledge } from '@/lib/content/knowledge';
import { readBank } from '@/scripts/answers/bank';
import { buildClassifier } from '@/scripts/answers/build';
import { reportFacts } from '@/scripts/answers/check';

describe('the report on the facts', () => {
  const untrained = readUntrainedKnowledge();
  const { topics } = readBank();
  const { classifier } = buildClassifier();

  it('names the topics of every fact, and finds every fact and every suggestion', () => {
    const report = reportFacts(topics, untrained, classifier);
    expect(report.problems).toEqual([]);
    const facts = untrained.entries.filter(({ kind }) => kind !== 'article');
    expect(report.topics).toHaveLength(facts.length);
  });

  it('says what visitors often ask that has no fact', () => {
    const without = { ...classifier, labelsOfFacts: { ...classifier.labelsOfFacts } };
    for (const [fact, labels] of Object.entries(without.labelsOfFacts)) {
      if (labels.includes('where-you-live')) without.labelsOfFacts[fact] = [];
    }
    expect(reportFacts(topics, untrained, without).missing).toContain(
      'Visitors often ask “Where do you live?”: you have no fact for it.',
    );
  });

  it('says which suggestion has no answer', () => {
    const knowledge = { ...untrained, suggestions: ['What is the capital of France?'] };
    expect(reportFacts(topics, knowledge, classifier).problems).toEqual([
      '“What is the capital of France?”, suggested in content/site.ts, has no answer.',
    ]);
  });
});
