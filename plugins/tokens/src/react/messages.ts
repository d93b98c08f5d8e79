const en = {
  failed: "Your tokens couldn't be read.",
  outdated: "Your tokens couldn't be read again. These may have changed.",
  readAgain: "Read again",
  none: "This account holds no tokens that are known here.",
  total: "Total",
  totalUnknown: "Not known",
  totalPartial: "Tokens without a known price aren't counted.",
  unverified: "Unverified",
  unverifiedNote:
    "These are named like other tokens, and may be meant to deceive you. Don't trust them by their names."
}

/** The words of the list. */
export type TokensMessages = typeof en

/** The words of the list, by locale. */
export const messages: Readonly<Record<"en" | "ar" | "de", TokensMessages>> = {
  en,
  ar: {
    failed: "تعذّرت قراءة رموزك.",
    outdated: "تعذّرت قراءة رموزك من جديد. ربما تغيّرت هذه.",
    readAgain: "القراءة من جديد",
    none: "لا يملك هذا الحساب رموزًا معروفة هنا.",
    total: "المجموع",
    totalUnknown: "غير معروف",
    totalPartial: "لا تُحسب الرموز التي لا يُعرف سعرها.",
    unverified: "غير موثّق",
    unverifiedNote: "تحمل هذه أسماءً كأسماء رموز أخرى، وربما أُريد بها خداعك. لا تثق بها بسبب أسمائها."
  },
  de: {
    failed: "Deine Token konnten nicht gelesen werden.",
    outdated: "Deine Token konnten nicht noch einmal gelesen werden. Diese haben sich vielleicht geändert.",
    readAgain: "Noch einmal lesen",
    none: "Dieses Konto hat keine Token, die hier bekannt sind.",
    total: "Gesamt",
    totalUnknown: "Nicht bekannt",
    totalPartial: "Token ohne bekannten Preis sind nicht mitgezählt.",
    unverified: "Nicht geprüft",
    unverifiedNote:
      "Diese heißen wie andere Token und sollen dich vielleicht täuschen. Traue ihnen nicht wegen ihrer Namen."
  }
}
