import { pickWords, type Words } from "../../messages/pickWords.ts"
import { useModalContext } from "../../modal/ModalContext.ts"

/** Every text that the views of the catalogue show, in one language. `{name}` is replaced by a value. */
export interface CatalogueWords {
  readonly search: string
  readonly certified: string
  /** Nothing was found for `{query}`. */
  readonly none: string
  /** Nothing is there to choose from. */
  readonly empty: string
  /** `{count}` wallets were found. */
  readonly found: string
  readonly failedTitle: string
  readonly failedText: string
  /** `{wallet}` is not installed. */
  readonly getText: string
  /** `{wallet}` has no link to where it is got. */
  readonly getNowhere: string
  readonly chromeStore: string
  readonly appStore: string
  readonly playStore: string
  readonly website: string
}

/** The texts, by language. */
export const words: Words<CatalogueWords> = {
  en: {
    search: "Search wallets",
    certified: "Certified only",
    none: "No wallet matches “{query}”.",
    empty: "There are no wallets to choose from.",
    found: "{count} wallets found",
    failedTitle: "The list of wallets didn't load",
    failedText: "Wallets that are installed work all the same.",
    getText: "{wallet} isn't installed here. Get it, then come back to connect it.",
    getNowhere: "{wallet} isn't installed here, and doesn't say where to get it.",
    chromeStore: "Chrome extension",
    appStore: "App Store",
    playStore: "Google Play",
    website: "Website"
  },
  ar: {
    search: "ابحث عن محفظة",
    certified: "المعتمدة فقط",
    none: "لا توجد محفظة تطابق «{query}».",
    empty: "لا توجد محافظ للاختيار منها.",
    found: "عدد المحافظ التي عُثر عليها: {count}",
    failedTitle: "تعذّر تحميل قائمة المحافظ",
    failedText: "المحافظ المثبّتة تعمل على أي حال.",
    getText: "‏{wallet} غير مثبّتة هنا. احصل عليها ثم عُد لربطها.",
    getNowhere: "‏{wallet} غير مثبّتة هنا، ولا تذكر من أين يمكن الحصول عليها.",
    chromeStore: "إضافة Chrome",
    appStore: "App Store",
    playStore: "Google Play",
    website: "الموقع"
  },
  de: {
    search: "Wallets suchen",
    certified: "Nur zertifizierte",
    none: "Keine Wallet passt zu „{query}“.",
    empty: "Es gibt keine Wallets zur Auswahl.",
    found: "{count} Wallets gefunden",
    failedTitle: "Die Liste der Wallets wurde nicht geladen",
    failedText: "Installierte Wallets funktionieren trotzdem.",
    getText: "{wallet} ist hier nicht installiert. Hol sie dir und komm zurück, um sie zu verbinden.",
    getNowhere: "{wallet} ist hier nicht installiert und sagt nicht, wo es sie gibt.",
    chromeStore: "Chrome-Erweiterung",
    appStore: "App Store",
    playStore: "Google Play",
    website: "Website"
  }
}

/** The texts of the views of the catalogue, in the language that the modal has. */
export const useCatalogueWords = (): CatalogueWords => pickWords(words, useModalContext().locale)
