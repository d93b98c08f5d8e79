/** A shield with a tick. */
export const ShieldIcon = () => (
  <svg
    className="glyph"
    viewBox="0 0 20 20"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M10 2.75 4 5v4.5c0 3.6 2.5 6.4 6 7.75 3.5-1.35 6-4.15 6-7.75V5zM7.5 9.75l1.75 1.75 3.5-3.5" />
  </svg>
)
