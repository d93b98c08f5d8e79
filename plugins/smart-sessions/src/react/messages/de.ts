import type { SmartSessionsMessages } from "../SmartSessionsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "Smart Sessions",
  session: "Smart Session"
}

export const words: SmartSessionsMessages = {
  tabs: { active: "Aktiv", expired: "Abgelaufen", revoked: "Widerrufen" },
  none: {
    active: "Keine App darf für dieses Konto handeln.",
    expired: "Keine Session dieses Kontos ist abgelaufen.",
    revoked: "Keine Session dieses Kontos wurde widerrufen."
  },
  off: "Smart Sessions sind auf dieser Seite ausgeschaltet.",
  failed: "Deine Smart Sessions konnten nicht gelesen werden.",
  outdated: "Deine Smart Sessions konnten nicht aktualisiert werden. Diese sind vielleicht veraltet.",
  readAgain: "Noch einmal lesen",
  unnamed: "Eine App",
  until: "Bis {date}",
  endedAt: "Endete {date}",
  revokedOn: "Widerrufen {date}",
  allows: "Darf ohne Rückfrage",
  spend: "Bis zu {amount} pro {period} ausgeben",
  call: "{functions} von {address} aufrufen",
  actAs: "{functions} von {address} ausführen, als wäre es dein Konto",
  withValue: "mit je bis zu {amount}",
  unread: "Noch mehr, was sich hier nicht zeigen lässt. Sieh es dir in deiner Wallet an.",
  units: { one: "{count} Einheit von {address}", other: "{count} Einheiten von {address}" },
  periods: { second: "Sekunde", minute: "Minute", hour: "Stunde", day: "Tag", week: "Woche" },
  project: "App",
  account: "Für das Konto",
  network: "Netzwerk",
  begun: "Gewährt",
  ends: "Endet",
  ended: "Endete",
  revoked: "Widerrufen",
  revoke: "Session widerrufen",
  revokeNote: "Deine Wallet bittet dich, das zu signieren. Es kostet nichts.",
  asking: "Bestätige in {wallet}",
  declined: "Du hast abgelehnt. Die Session ist wie zuvor.",
  revokeFailed: "Die Session konnte nicht widerrufen werden. Versuche es noch einmal.",
  gone: "Diese Session gibt es nicht mehr.",
  grantedTitle: "Smart Session gewährt",
  grantedText: "Du kannst sie jederzeit in deinem Konto widerrufen.",
  refusedTitle: "Es wurde mehr gewährt als erbeten",
  refusedText: "Die Session wird nicht benutzt. Widerrufe sie in {wallet}.",
  seeAll: "Alle Smart Sessions",
  done: "Fertig"
}
