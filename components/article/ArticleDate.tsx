type ArticleDateProps = {
  /** ISO 8601, such as 2023-12-29. */
  date: string;
  className?: string;
};

/** A date as this site writes it: 29-12-2023. */
export function ArticleDate({ date, className }: ArticleDateProps) {
  return (
    <time dateTime={date} className={className}>
      {date.split('-').reverse().join('-')}
    </time>
  );
}
