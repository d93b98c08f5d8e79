import type { SafeMessages } from "../SafeMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  proposals: "Voorstellen"
}

export const words: SafeMessages = {
  owners: {
    one: "{required} van {owners} eigenaren moet ondertekenen.",
    other: "{required} van {owners} eigenaren moeten ondertekenen."
  },
  readOnly: "Je bent geen eigenaar van deze Safe. Je kunt kijken, maar niets voorstellen.",
  empty: "Wat deze app aan je Safe voorstelt, staat hier totdat het is uitgevoerd.",
  unknown: "De Safe wordt gevraagd",
  signatures: "Wachten op handtekeningen: {signatures} van {required}",
  execution: "Klaar om uit te voeren",
  executed: "Uitgevoerd",
  failed: "Mislukt",
  cancelled: "Geannuleerd",
  signaturesText: "Vraag de andere eigenaren om het in hun Safe te ondertekenen.",
  executionText: "Genoeg eigenaren hebben ondertekend. Een van hen moet het uitvoeren.",
  proposal: "Voorstel",
  transaction: "Transactie"
}
