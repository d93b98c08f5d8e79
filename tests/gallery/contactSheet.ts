import type { Variant } from "./variants.ts"

/** One picture that was taken. */
export interface Picture {
  readonly scene: string
  readonly variant: Variant
  readonly file: string
}

/** A page with every picture: a line a scene, a column a variant. */
export const contactSheet = (pictures: ReadonlyArray<Picture>): string => {
  const scenes = [...new Set(pictures.map(({ scene }) => scene))]
  const sections = scenes.map((scene) => {
    const figures = pictures
      .filter((picture) => picture.scene === scene)
      .map(
        ({ file, variant }) =>
          `<figure><img loading="lazy" src="${file}" width="${variant.viewport.width}" alt=""><figcaption>${variant.name}</figcaption></figure>`
      )
    return `<section><h2>${scene}</h2><div>${figures.join("")}</div></section>`
  })
  return `<!doctype html>
<meta charset="utf-8">
<title>Latchkey gallery</title>
<style>
  body { margin: 24px; font: 14px/20px system-ui; background: #17181b; color: #f4f4f5 }
  section > div { display: flex; gap: 12px; overflow-x: auto; align-items: start }
  h2 { font-size: 16px } figure { margin: 0 } figcaption { color: #a1a1aa } img { border-radius: 8px }
</style>
${sections.join("\n")}
`
}
