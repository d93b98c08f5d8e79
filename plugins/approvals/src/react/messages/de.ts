import type { ApprovalsMessages } from "../ApprovalsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "Freigaben",
  revoke: "Freigabe widerrufen"
}

export const words: ApprovalsMessages = {
  intro: "Diese Adressen dürfen deine Token ohne Rückfrage bewegen, bis du es widerrufst.",
  none: "Von diesem Konto sind hier keine Freigaben bekannt.",
  failed: "Deine Freigaben konnten nicht gelesen werden.",
  outdated: "Deine Freigaben konnten nicht aktualisiert werden. Diese sind vielleicht veraltet.",
  readAgain: "Noch einmal lesen",
  since: "Freigaben von vor dem {date} können fehlen.",
  sinceBlock: "Freigaben von vor Block {block} können fehlen.",
  unlimited: "{token} ohne Grenze",
  upTo: "Bis zu {amount}",
  all: "Alles von {token}",
  spenderIs: "Für {spender}",
  mayTake: "Darf jetzt entnehmen",
  contract: "Vertrag",
  spender: "Wer ausgeben darf",
  account: "Vom Konto",
  after: "Danach darf dieser Empfänger kein {token} mehr entnehmen. Was er schon hat, kommt nicht zurück.",
  leaves:
    "Bei diesem Token lässt sich die Freigabe nicht ganz zurücknehmen. Freigegeben bleibt das Mindeste: {amount}.",
  revoke: "Freigabe widerrufen",
  gone: "Diese Freigabe gibt es nicht mehr.",
  askingText: "Prüfe dort, dass der Empfänger der Freigabe derselbe ist wie hier.",
  sentTitle: "Wird widerrufen",
  successTitle: "Widerrufen",
  successText: "Dieser Empfänger darf kein {token} mehr entnehmen.",
  failedText: "Die Freigabe ist wie zuvor. Nur die Gebühr ist weg.",
  declinedText: "Die Freigabe ist wie zuvor.",
  unknownText: "Sieh dir deine Freigaben in einer Weile wieder an.",
  problems: {
    refused: "Der Vertrag lehnt das ab. Um dein {token} zu schützen, sende es an ein anderes Konto.",
    changed: "Seit du nachgesehen hast, hat sich etwas geändert. Sieh noch einmal nach.",
    waiting: "In deiner Wallet wartet noch eine andere Anfrage."
  }
}
