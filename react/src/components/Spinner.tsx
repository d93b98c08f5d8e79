/** A small spinning ring; decorative: say in text what is loading. */
export const Spinner = () => (
  <svg className="spinner" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
    <circle className="spinner-track" cx="10" cy="10" r="7.5" />
    <circle className="spinner-arc" cx="10" cy="10" r="7.5" pathLength="100" strokeDasharray="28 100" />
  </svg>
)
