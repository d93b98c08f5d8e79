import { Drawing } from "./SendIcon.tsx"

/** An arrow down, of what opens a choice. */
export const ChoiceIcon = () => (
  <Drawing>
    <path d="m6 8 4 4 4-4" />
  </Drawing>
)

/** A clipboard. */
export const PasteIcon = () => (
  <Drawing>
    <path d="M7.5 4.5H6A1.5 1.5 0 0 0 4.5 6v9A1.5 1.5 0 0 0 6 16.5h8a1.5 1.5 0 0 0 1.5-1.5V6A1.5 1.5 0 0 0 14 4.5h-1.5M8.5 6h3c.55 0 1-.45 1-1V4.25c0-.55-.45-1-1-1h-3c-.55 0-1 .45-1 1V5c0 .55.45 1 1 1Z" />
  </Drawing>
)

/** A check mark. */
export const DoneIcon = () => (
  <Drawing>
    <path d="m4.5 10.5 3.5 3.5 7.5-8" />
  </Drawing>
)

/** A question mark. */
export const UnknownIcon = () => (
  <Drawing>
    <path d="M7.5 7.5a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.9-1.1 1.8M10 14.5v.01" />
  </Drawing>
)
