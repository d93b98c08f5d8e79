import type { StepMessages } from "../StepMessages.ts"
import type { SwapMessages } from "../SwapMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  swap: "Tauschen",
  tokens: "Token wählen",
  preview: "Prüfen"
}

export const words: SwapMessages = {
  notConnected: "Verbinde eine Wallet, um zu tauschen.",
  unsupported: "Auf {network} kann hier nichts getauscht werden.",
  chooseNetwork: "Anderes Netzwerk wählen",
  sell: "Du gibst",
  buy: "Du bekommst etwa",
  token: "Token: {symbol}",
  chooseToken: "Wählen",
  balance: "Du hast {amount}",
  max: "Max",
  maxLabel: "Max, alles geben, was die Gebühr übrig lässt",
  flip: "Die beiden Token vertauschen",
  rate: "Kurs",
  rateIs: "1 {sold} = {bought}",
  priceImpact: "Preiseinfluss",
  minimum: "Mindestens",
  slippage: "Max. Kursabweichung",
  slippageChange: "Kursabweichung ändern, jetzt {percent}",
  slippageLegend: "Um wie viel der Kurs bis zum Tausch schlechter werden darf",
  slippageOther: "Andere, in Prozent",
  slippageNote:
    "Wird der Kurs noch schlechter, findet der Tausch nicht statt; nur die Gebühr ist verbraucht.",
  review: "Tausch prüfen",
  tokensFailed: "Die Token konnten nicht gelesen werden.",
  noTokens: "Hier gibt es nichts zu tauschen.",
  searchTokens: "Token suchen",
  noTokenFound: "Kein Token passt zu „{query}“.",
  yourTokens: "Deine Token",
  suggestedTokens: "Vorgeschlagen",
  otherTokens: "Token",
  latest: "Letzter Tausch",
  warnSlippage:
    "Mit {percent} Kursabweichung bekommst du vielleicht viel weniger als angezeigt. Andere können das ausnutzen.",
  problems: {
    amountMissing: "Gib einen Betrag ein.",
    amountFormat: "Gib eine Zahl ein, zum Beispiel 0,5.",
    amountAmbiguous: "Gib sie ohne Tausendertrennzeichen ein.",
    amountDecimals: "{symbol} hat höchstens {decimals} Nachkommastellen.",
    amountZero: "Gib mehr als null ein.",
    amountTooMuch: "So viel hast du nicht.",
    tokenMissing: "Wähle, was du bekommen möchtest.",
    token: "Dieses Token kann nicht getauscht werden.",
    same: "Wähle zwei verschiedene Token.",
    slippage: "Gib einen Prozentsatz von 0 bis 50 ein.",
    noOffer: "Keine Börse bietet diesen Tausch an. Versuch es mit einem kleineren Betrag.",
    provider: "Die Börse hat nicht richtig geantwortet. Versuch es noch einmal.",
    mismatch: "Die Transaktion der Börse passte nicht zu ihrem Angebot, deshalb wurde nichts gesendet.",
    expired: "Der Kurs ist abgelaufen. Prüfe ihn noch einmal.",
    moved: "Der Kurs ist seitdem schlechter geworden. Sieh ihn dir noch einmal an.",
    unsupported: "Auf {network} kann hier nichts getauscht werden.",
    tax: "Dieses Token behält mehr von jeder Überweisung ein, als diese Seite erlaubt.",
    taxed: "Dieses Token behält von jeder Überweisung einen Teil ein, und diese Börse nimmt das nicht an.",
    refused: "Dieser Tausch würde fehlschlagen. Vielleicht hat sich der Kurs bewegt.",
    changed: "Seitdem hat sich etwas geändert. Prüfe es noch einmal.",
    waiting: "In deiner Wallet wartet noch eine Transaktion."
  }
}

export const step: StepMessages = {
  providerFee: "Gebühr der Börse",
  provider: "Börse",
  stopImpact: "Mit diesem Verlust wird nicht getauscht. Tausche einen kleineren Betrag.",
  warnImpact: "Dieser Tausch ist groß für diesen Markt: Du bekommst {percent} weniger als zum Kurs davor.",
  warnOpaque:
    "Was diese Transaktion tut, lässt sich nicht lesen. Mach nur weiter, wenn du {provider} vertraust.",
  warnTax:
    "Etwa {arrives} kommen an, {percent} weniger als angeboten: Dieses Token behält von jeder Überweisung einen Teil ein.",
  warnStuck: "Vielleicht kannst du {symbol} hier nicht wieder verkaufen: Im Test ist es gescheitert.",
  untried: "Wir konnten nicht testen, wie viel ankommt.",
  warnMoved: "Der Kurs ist inzwischen schlechter: jetzt etwa {bought}.",
  acceptPrice: "Neuen Kurs annehmen",
  understood: "Trotzdem tauschen",
  refreshFailed: "Der Kurs konnte nicht aktualisiert werden.",
  reviewGone: "Es gibt nichts zu prüfen. Vielleicht hat sich dein Konto oder Netzwerk geändert.",
  step: "Schritt {number} von {count}",
  account: "Konto",
  contract: "Vertrag",
  spender: "Wer ausgeben darf",
  about: "etwa {amount}",
  approveTitle: "{amount} freigeben",
  approveNote: "{provider} darf dann genau so viel von deinem Konto nehmen. Danach tauschst du.",
  unlimited: "unbegrenzt viele {symbol}",
  allowUnlimited: "Unbegrenzt freigeben, auch für spätere Tausche",
  unlimitedNote: "{provider} darf dann alle {symbol} nehmen, die du je hast, bis du die Freigabe widerrufst.",
  permitNote:
    "{provider} darf dann innerhalb von 20 Minuten genau so viel von deinem Konto nehmen. Du signierst nur: Es wird nichts gesendet und keine Gebühr fällt an. Danach tauschst du.",
  approve: "{amount} freigeben",
  resetTitle: "Frühere Freigabe zurücknehmen",
  resetNote: "Für {symbol} muss zuerst die frühere Freigabe entfernt werden.",
  reset: "Freigabe zurücknehmen",
  swap: "{amount} tauschen",
  askingSwap: "Prüfe dort, ob der Betrag derselbe ist wie hier.",
  askingApproval: "Prüfe dort, dass nicht mehr als {amount} freigegeben wird.",
  sentSwap: "{amount} werden getauscht",
  sentApproval: "Die Freigabe ist unterwegs",
  successSwap: "{amount} getauscht",
  successSwapText: "Du hast {got} bekommen.",
  successSwapUnknown: "Dein Guthaben zeigt, was du bekommen hast.",
  shortSwapText:
    "Du hast {got} bekommen. Das sind {percent} weniger als angezeigt: Dieses Token behält bei jeder Überweisung einen Teil ein.",
  successApproval: "{amount} freigegeben",
  successApprovalText: "Prüfe jetzt den Tausch.",
  successReset: "Frühere Freigabe zurückgenommen",
  goOn: "Weiter",
  unknownText: "Sieh in deinem Konto nach, bevor du es noch einmal versuchst.",
  noSwap: "Es wurde noch nichts getauscht."
}
