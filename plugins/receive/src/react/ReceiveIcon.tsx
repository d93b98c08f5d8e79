/** An arrow into a tray, in the colour of the text around it. */
export const ReceiveIcon = () => (
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
    <path d="M10 3.5v9M6.25 9 10 12.75 13.75 9M3.75 13v1.75c0 1 .75 1.75 1.75 1.75h9c1 0 1.75-.75 1.75-1.75V13" />
  </svg>
)
