/** The text of the tile, and the heading of the views, by locale. */
export const title = { en: "Buy", ar: "شراء", de: "Kaufen" }
