/** Text that is needed before the list is loaded: the title of the tab and the headings of the views. By locale. */
export const titles = {
  list: { en: "Activity", ar: "النشاط", de: "Aktivität" },
  transaction: { en: "Transaction", ar: "المعاملة", de: "Transaktion" }
} as const
