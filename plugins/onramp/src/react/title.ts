/** The text of the tile, and the heading of the views, by locale. */
export const title = { en: "Buy", ar: "شراء", de: "Kaufen" }

/** The heading of the view of what was bought, by locale. */
export const purchasesTitle = { en: "Purchases", ar: "المشتريات", de: "Käufe" }
