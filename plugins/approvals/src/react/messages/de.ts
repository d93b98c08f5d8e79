import type { ApprovalsMessages } from "../ApprovalsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "Freigaben",
  revoke: "Freigabe widerrufen"
}

export const words: ApprovalsMessages = {
  intro: "Sie dürfen deinem Konto ohne Rückfrage etwas entnehmen, bis du es widerrufst.",
  none: "Von diesem Konto sind hier keine Freigaben bekannt.",
  failed: "Deine Freigaben konnten nicht gelesen werden.",
  outdated: "Deine Freigaben konnten nicht noch einmal gelesen werden. Diese haben sich vielleicht geändert.",
  readAgain: "Noch einmal lesen",
  since: "Freigaben von vor dem {date} können fehlen.",
  sinceBlock: "Freigaben von vor Block {block} können fehlen.",
  unlimited: "{token} ohne Grenze",
  upTo: "Bis zu {amount}",
  all: "Alles von {token}",
  spenderIs: "Für {spender}",
  mayTake: "Darf jetzt entnehmen",
  contract: "Vertrag",
  spender: "Empfänger der Freigabe",
  network: "Netzwerk",
  account: "Vom Konto",
  fee: "Netzwerkgebühr, höchstens",
  after: "Danach darf dieser Empfänger kein {token} mehr entnehmen. Was er schon hat, kommt nicht zurück.",
  leaves:
    "Bei diesem Token lässt sich die Freigabe nicht ganz zurücknehmen. Freigegeben bleibt das Mindeste: {amount}.",
  revoke: "Freigabe widerrufen",
  gone: "Diese Freigabe gibt es nicht mehr.",
  askingTitle: "In {wallet} bestätigen",
  askingText: "Prüfe dort, dass der Empfänger der Freigabe derselbe ist wie hier.",
  stopWaiting: "Nicht mehr warten",
  sentTitle: "Wird widerrufen",
  sentText: "Warten auf {network}. Du kannst das schließen.",
  successTitle: "Widerrufen",
  successText: "Dieser Empfänger darf kein {token} mehr entnehmen.",
  failedTitle: "Das Netzwerk hat es nicht ausgeführt",
  failedText: "Die Freigabe ist wie zuvor. Nur die Gebühr ist weg.",
  declinedTitle: "Du hast in {wallet} abgelehnt",
  declinedText: "Die Freigabe ist wie zuvor.",
  unsentTitle: "Es wurde nicht gesendet",
  unknownTitle: "Ob es gesendet wurde, ist nicht bekannt",
  unknownText: "Sieh dir deine Freigaben in einer Weile wieder an.",
  checkAgain: "Noch einmal prüfen",
  done: "Fertig",
  problems: {
    fee: "Für die Netzwerkgebühr fehlt {symbol}.",
    feeUnknown: "Die Netzwerkgebühr lässt sich gerade nicht lesen. Versuche es noch einmal.",
    sponsor:
      "Die Netzwerkgebühr wird dafür nicht übernommen. Versuche es noch einmal, um sie selbst zu zahlen.",
    refused: "Der Vertrag lehnt das ab. Um dein {token} zu schützen, sende es an ein anderes Konto.",
    changed: "Seit du nachgesehen hast, hat sich etwas geändert. Sieh noch einmal nach.",
    network: "Deine Wallet ist in einem anderen Netzwerk. Wechsle zurück und versuche es noch einmal.",
    waiting: "In deiner Wallet wartet noch eine andere Anfrage.",
    busy: "Die Wallet hat die Anfrage nicht angenommen. Vielleicht ist dort noch eine offen.",
    other: "Das hat nicht geklappt. Versuche es noch einmal."
  }
}
