import { JsonLd } from '@/components/seo/JsonLd';
import { pageMetadata } from '@/components/seo/pageMetadata';
import { Notice } from '@/components/site/Notice';
import { site } from '@/content/site';
import { pageData } from '@/lib/content/structuredData';

/** When what is said here was last measured. */
const UPDATED = { words: '22 November 2026', iso: '2026-11-22' };

const DESCRIPTION =
  'What this site does so that everybody can use it, how that was tested, what is not good enough yet, and where to complain.';

export const metadata = pageMetadata({
  title: 'Accessibility',
  description: DESCRIPTION,
  path: '/accessibility/',
  card: 'accessibility',
});

export default function AccessibilityPage() {
  const { email } = site.links;
  return (
    <Notice title="Accessibility" updated={UPDATED}>
      <JsonLd
        data={pageData({
          type: 'WebPage',
          title: 'Accessibility',
          description: DESCRIPTION,
          path: '/accessibility/',
          modified: UPDATED.iso,
        })}
      />
      <h2>What it is measured by</h2>
      <p>
        Every page is meant to meet the{' '}
        <a href="https://www.w3.org/TR/WCAG22/">Web Content Accessibility Guidelines 2.2</a> at
        level AA, in the dark and in the light theme.
      </p>
      <h2>What you can count on</h2>
      <ul>
        <li>Everything works from the keyboard, and the focus can always be seen.</li>
        <li>
          One control stops all that moves and is remembered; if your system asks for less motion,
          nothing moves from the start.
        </li>
        <li>
          Replies can be spoken aloud by a voice of your own device. That is off until you want it,
          and has its own control; Escape stops it.
        </li>
        <li>Nothing has to be dragged: buttons and keys turn the graph and zoom it.</li>
        <li>
          Pages fit a window of 320 pixels, letters of twice the size, wider spacing, and the
          colours that your system sets.
        </li>
        <li>
          A reply is typed for the eyes and told whole, once, to a screen reader. Figures and graphs
          are told in words as well.
        </li>
        <li>Without scripts every text is complete.</li>
      </ul>
      <h2>How it was tested</h2>
      <p>
        On every change a program opens each page in Chromium, looks for faults with axe, tries
        small windows and large letters, and goes through the pages by keyboard. Another makes the
        same journeys in Chromium, Firefox and WebKit: it asks, shares, races the graph and works
        the laboratory. No page has been tried with a screen reader by somebody who uses one every
        day: that is the largest gap.
      </p>
      <h2>What is not good enough yet</h2>
      <ul>
        <li>The articles are long and full of formulas; there is no version in easy language.</li>
        <li>
          What the graph’s canvas draws is told in words only by its hubs and by single nodes.
        </li>
      </ul>
      <h2>Tell us</h2>
      <p>
        If something keeps you out, or is just tedious, write to{' '}
        <a href={`mailto:${email}`}>{email}</a> and say which page it was and what you used.
      </p>
    </Notice>
  );
}
