/** A size, a theme and a language to draw every scene in. */
export interface Variant {
  readonly name: string
  readonly viewport: { readonly width: number; readonly height: number }
  readonly theme: "light" | "dark"
  readonly locale: string
  readonly forcedColors?: boolean
  /** Looked at by axe too. */
  readonly checked?: boolean
}

export const variants: ReadonlyArray<Variant> = [
  { name: "dark", viewport: { width: 480, height: 640 }, theme: "dark", locale: "en", checked: true },
  { name: "light", viewport: { width: 480, height: 640 }, theme: "light", locale: "en", checked: true },
  { name: "390-dark", viewport: { width: 390, height: 720 }, theme: "dark", locale: "en" },
  { name: "360-light-ar", viewport: { width: 360, height: 640 }, theme: "light", locale: "ar" },
  { name: "360-dark", viewport: { width: 360, height: 640 }, theme: "dark", locale: "en" },
  { name: "de", viewport: { width: 480, height: 640 }, theme: "dark", locale: "de" },
  { name: "320", viewport: { width: 320, height: 568 }, theme: "light", locale: "en" },
  { name: "zoom-400", viewport: { width: 320, height: 200 }, theme: "dark", locale: "en" },
  {
    name: "forced-colors",
    viewport: { width: 480, height: 640 },
    theme: "dark",
    locale: "en",
    forcedColors: true
  }
]
