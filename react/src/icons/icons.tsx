import { Glyph } from "./Glyph.tsx"

/** A component that draws a path; mirrored in right-to-left text if it `flips`. */
export const drawn = (path: string, flips = false) => {
  const Icon = () => (
    <Glyph flip={flips}>
      <path d={path} />
    </Glyph>
  )
  return Icon
}

/** Points to the inline start; mirrored in right-to-left text. */
export const BackIcon = /* @__PURE__ */ drawn("M12 4.5 6.5 10l5.5 5.5", true)
/** Points to the inline end; mirrored in right-to-left text. */
export const ForwardIcon = /* @__PURE__ */ drawn("m8 5 5 5-5 5", true)
export const DownIcon = /* @__PURE__ */ drawn("m6 8 4 4 4-4")
export const CloseIcon = /* @__PURE__ */ drawn("m5 5 10 10M15 5 5 15")
export const HelpIcon = /* @__PURE__ */ drawn(
  "M10 17.25a7.25 7.25 0 1 0 0-14.5 7.25 7.25 0 0 0 0 14.5ZM7.9 7.8c.2-1.1 1-1.7 2.1-1.7 1.2 0 2.1.7 2.1 1.8 0 1.7-2.1 1.7-2.1 3.2M10 13.7v.1"
)
export const CheckIcon = /* @__PURE__ */ drawn("m4.5 10.5 3.5 3.5 7.5-8")
export const WarningIcon = /* @__PURE__ */ drawn(
  "M8.7 4.25 2.9 14.25c-.6 1 .1 2.25 1.3 2.25h11.6c1.2 0 1.9-1.25 1.3-2.25l-5.8-10c-.6-1-2-1-2.6 0ZM10 8v3.5M10 13.9v.1"
)
