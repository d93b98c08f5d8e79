import type { ActivityMessages, DetailMessages } from "../ActivityMessages.ts"
import type { ReplacingMessages } from "../ReplacingMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "Aktivität",
  transaction: "Transaktion"
}

export const words: ActivityMessages = {
  kinds: {
    send: "Gesendet",
    receive: "Erhalten",
    self: "An dich selbst gesendet",
    mint: "Geprägt",
    burn: "Verbrannt",
    trade: "Getauscht",
    approve: "Ausgeben erlaubt",
    approved: "Freigegeben",
    revoked: "Freigabe widerrufen",
    cancel: "Abgebrochen",
    deploy: "Vertrag erstellt",
    deposit: "Eingezahlt",
    withdraw: "Abgehoben",
    borrow: "Geliehen",
    repay: "Zurückgezahlt",
    stake: "Gestakt",
    unstake: "Stake gelöst",
    claim: "Abgeholt",
    contract: "Vertrag benutzt",
    taken: "Von anderer Adresse bewegt",
    failed: "Fehlgeschlagen",
    sending: "Wird gesendet",
    swapping: "Wird getauscht",
    approving: "Wird freigegeben",
    revoking: "Freigabe wird widerrufen",
    unknown: "Ausgang unbekannt"
  },
  tags: {
    lookAlike: "Ähnlich",
    unverified: "Ungeprüft",
    nothing: "Leer",
    spam: "Spam"
  },
  pending: "Unterwegs",
  usually: "Meist {time}",
  to: "An {address}",
  from: "Von {address}",
  spender: "Für {address}",
  unlimited: "Unbegrenzt",
  all: "Alle",
  nothing: "Keine",
  more: "und {count} weitere",
  older: "Ältere zeigen",
  olderFailed: "Ältere Aktivität konnte nicht gelesen werden.",
  partial: "Hier kann Aktivität fehlen, vor allem ältere.",
  fallback:
    "Eine Quelle dieser Aktivität hat nicht geantwortet, deshalb ist hier eine andere. Es kann etwas fehlen.",
  failed: "Deine Aktivität konnte nicht gelesen werden.",
  outdated: "Deine Aktivität konnte nicht noch einmal gelesen werden. Neues kann fehlen.",
  unfetched: "Transaktionen konnten nicht geladen werden",
  readAgain: "Noch einmal lesen",
  none: "Hier ist noch nichts geschehen.",
  noneKnown: "Es wurde keine neuere Aktivität gefunden. Ältere kann fehlen.",
  untold: "Aktivität auf {network} kann hier nicht gelesen werden.",
  hidden: "Ausgeblendete Transaktionen: {count}",
  showHidden: "Anzeigen",
  hideHidden: "Ausblenden",
  hiddenNote: "Fremde hinterlassen solche Transaktionen, um zu täuschen. Kopiere nie eine Adresse daraus."
}

export const details: DetailMessages = {
  doubts: {
    lookAlike:
      "Eine Adresse beginnt und endet hier wie eine von dir oder wie eine, an die du gesendet hast, ist aber eine andere. Kopiere sie nicht.",
    unverified:
      "Ein Token heißt hier wie einer, den du vielleicht kennst, ist aber vielleicht ein anderer. Womöglich ist er nichts wert.",
    nothing:
      "Jemand anderes hat das gesendet, und es hat nichts bewegt. Vielleicht sollst du eine Adresse daraus kopieren.",
    spam: "Das sieht nach Werbung aus. Besuche keine Seiten, die sie nennt."
  },
  mayTake: "Darf ab jetzt genommen werden",
  gone: "Diese Transaktion gehört nicht zur Aktivität dieses Kontos.",
  unknownNote:
    "Sie wurde gesendet, aber niemand konnte rechtzeitig sagen, was aus ihr wurde. Sieh nach, bevor du noch einmal sendest.",
  failedNote: "Sie ist fehlgeschlagen, es wurde also nichts bewegt. Die Gebühr behält das Netzwerk.",
  takenNote:
    "Du hast diese Transaktion nicht signiert: vielleicht eine Adresse, der du das Ausgeben erlaubt hast.",
  unlimitedNote:
    "Wer eine unbegrenzte Freigabe hat, kann alles nehmen, was du davon hast, jetzt und später, bis du sie widerrufst.",
  status: "Stand",
  statuses: { success: "Erledigt", failed: "Fehlgeschlagen", pending: "Unterwegs", unknown: "Unbekannt" },
  date: "Datum",
  sender: "Signiert von",
  network: "Netzwerk",
  fee: "Netzwerkgebühr",
  hash: "Transaktion",
  copyHash: "Kennung der Transaktion kopieren",
  copyAddress: "Adresse kopieren",
  copied: "Kopiert",
  copyFailed: "Konnte nicht kopiert werden"
}

export const replacing: ReplacingMessages = {
  speedUp: "Beschleunigen",
  cancel: "Transaktion abbrechen",
  speedUpText: "Sie wird mit höherer Gebühr noch einmal gesendet. Nur eine der beiden wird ausgeführt.",
  cancelText:
    "Eine leere Transaktion an dich selbst tritt an ihre Stelle. Die erste kann davor noch ausgeführt werden.",
  feeBefore: "Gebühr bisher (höchstens)",
  speedingUp: "Wird beschleunigt. Nur eine der beiden wird ausgeführt.",
  cancelling: "Wird abgebrochen. Davor kann sie noch ausgeführt werden.",
  settled: "Sie war schon ausgeführt.",
  fixed: "Nichts kann an ihre Stelle treten. Man kann nur warten.",
  beside:
    "Deine Wallet hat eine neue Transaktion gesendet, statt die erste zu ersetzen. Beide können ausgeführt werden."
}
