import { Glyph } from "./Glyph.tsx"

/** An arrow that says that there is more to choose from. */
export const ChoiceIcon = () => (
  <Glyph>
    <path d="m6 8 4 4 4-4" />
  </Glyph>
)
