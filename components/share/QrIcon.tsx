interface QrIconProps {
  className?: string | undefined;
}

/** A code in small: three corner marks and a few loose modules. */
export function QrIcon({ className }: QrIconProps) {
  return (
    <svg viewBox="0 0 16 16" className={className} aria-hidden="true" focusable="false">
      <path
        fillRule="evenodd"
        d="M0 0h7v7H0zM1.5 1.5v4h4v-4zM9 0h7v7H9zM10.5 1.5v4h4v-4zM0 9h7v7H0zM1.5 10.5v4h4v-4z"
      />
      <path d="M2.75 2.75h1.5v1.5h-1.5zM11.75 2.75h1.5v1.5h-1.5zM2.75 11.75h1.5v1.5h-1.5zM9 9h2v2H9zM14 9h2v2h-2zM11.5 11.5h2v2h-2zM9 14h2v2H9zM14 14h2v2h-2z" />
    </svg>
  );
}
