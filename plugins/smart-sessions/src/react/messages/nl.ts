import type { SmartSessionsMessages } from "../SmartSessionsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "Smart sessions",
  session: "Smart session"
}

export const words: SmartSessionsMessages = {
  tabs: { active: "Actief", expired: "Verlopen", revoked: "Ingetrokken" },
  none: {
    active: "Geen enkele app mag voor dit account handelen.",
    expired: "Er is geen sessie van dit account verlopen.",
    revoked: "Er is geen sessie van dit account ingetrokken."
  },
  off: "Smart sessions staan op deze pagina uit.",
  failed: "Je smart sessions konden niet worden geladen.",
  outdated: "Je smart sessions konden niet worden vernieuwd. Deze kunnen veranderd zijn.",
  readAgain: "Vernieuwen",
  unnamed: "Een app",
  until: "Tot {date}",
  endedAt: "Beëindigd op {date}",
  revokedOn: "Ingetrokken op {date}",
  allows: "Mag zonder het je te vragen",
  spend: "Tot {amount} per {period} uitgeven",
  call: "{functions} van {address} aanroepen",
  actAs: "{functions} van {address} uitvoeren alsof het je account is",
  withValue: "met telkens tot {amount}",
  unread: "Er is meer dat hier niet kan worden getoond. Bekijk het in je wallet.",
  units: { one: "{count} eenheid van {address}", other: "{count} eenheden van {address}" },
  periods: { second: "seconde", minute: "minuut", hour: "uur", day: "dag", week: "week" },
  project: "App",
  account: "Voor account",
  network: "Netwerk",
  begun: "Verleend",
  ends: "Eindigt",
  ended: "Beëindigd",
  revoked: "Ingetrokken",
  revoke: "Sessie intrekken",
  revokeNote: "Je wallet vraagt je dit te ondertekenen. Het kost niets.",
  asking: "Keur goed in {wallet}",
  declined: "Je hebt geweigerd. De sessie is onveranderd.",
  revokeFailed: "De smart session kon niet worden ingetrokken. Probeer het opnieuw.",
  gone: "Deze sessie bestaat niet meer.",
  grantedTitle: "Smart session verleend",
  grantedText: "Je kunt die op elk moment in je account intrekken.",
  refusedTitle: "Er is meer verleend dan gevraagd",
  refusedText: "De sessie wordt niet gebruikt. Trek die in {wallet} in.",
  seeAll: "Alle smart sessions",
  done: "Klaar"
}
