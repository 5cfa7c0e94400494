/** The placeholder for a missing picture: a harbour. */
export function PlaceholderDrawing({ className }: { className: string | undefined }) {
  return (
    <svg
      viewBox="0 0 96 64"
      width="96"
      height="64"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <circle cx="70" cy="15" r="7" />
      <path d="M6 44l17-22 11 13 9-11 15 20" />
      <path d="M4 52c6-4 10-4 15 0s10 4 15 0 10-4 15 0 10 4 15 0 10-4 15 0 9 4 13 0" />
      <path d="M62 44h20l-4 6H66zM72 44V31l8 9h-8" />
    </svg>
  );
}
