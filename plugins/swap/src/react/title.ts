/** The text of the tile, and the heading of the form, by locale. */
export const title = { en: "Swap", ar: "مبادلة", de: "Tauschen" }
