import type { ActivityMessages, DetailMessages } from "../ActivityMessages.ts"
import type { ReplacingMessages } from "../ReplacingMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "Activiteit",
  transaction: "Transactie"
}

export const words: ActivityMessages = {
  kinds: {
    send: "Verstuurd",
    receive: "Ontvangen",
    self: "Naar jezelf verstuurd",
    mint: "Gemint",
    burn: "Verbrand",
    trade: "Geswapt",
    approve: "Uitgeven toegestaan",
    approved: "Goedgekeurd",
    revoked: "Goedkeuring ingetrokken",
    cancel: "Geannuleerd",
    deploy: "Contract gemaakt",
    deposit: "Gestort",
    withdraw: "Opgenomen",
    borrow: "Geleend",
    repay: "Terugbetaald",
    stake: "Gestaket",
    unstake: "Staking beëindigd",
    claim: "Geclaimd",
    contract: "Contract gebruikt",
    taken: "Verplaatst door een ander adres",
    failed: "Mislukt",
    sending: "Versturen",
    swapping: "Swappen",
    approving: "Goedkeuren",
    revoking: "Goedkeuring intrekken",
    unknown: "Uitkomst onbekend"
  },
  tags: {
    lookAlike: "Lijkt erop",
    unverified: "Niet geverifieerd",
    nothing: "Leeg",
    spam: "Spam"
  },
  pending: "In behandeling",
  usually: "Meestal {time}",
  to: "Naar {address}",
  from: "Van {address}",
  spender: "Voor {address}",
  unlimited: "Onbeperkt",
  all: "Alle NFT's van",
  nothing: "Geen",
  more: "en nog {count}",
  older: "Oudere tonen",
  olderFailed: "Oudere activiteit kon niet worden geladen.",
  partial: "Oudere activiteit kan ontbreken.",
  fallback: "Eén bron reageerde niet. Er kan activiteit ontbreken.",
  failed: "Je activiteit kon niet worden geladen.",
  outdated: "Je activiteit kon niet worden vernieuwd. Nieuwere activiteit kan ontbreken.",
  unfetched: "Transacties konden niet worden geladen",
  readAgain: "Vernieuwen",
  none: "Hier is nog niets gebeurd.",
  noneKnown: "Geen recente activiteit. Oudere activiteit kan ontbreken.",
  untold: "Activiteit op {network} kan hier niet worden bekeken.",
  hidden: "Verborgen transacties: {count}",
  showHidden: "Tonen",
  hideHidden: "Verbergen",
  hiddenNote: "Oplichters laten deze achter. Kopieer er nooit een adres uit."
}

export const details: DetailMessages = {
  doubts: {
    lookAlike:
      "Dit adres lijkt op een van jouw adressen, of op een waarnaar je hebt verstuurd, maar het is een ander. Kopieer het niet.",
    unverified: "Het is misschien niet het token waarvan het de naam draagt en kan waardeloos zijn.",
    nothing:
      "Iemand anders heeft dit verstuurd en er is niets verplaatst. Het kan een truc zijn om je het adres te laten kopiëren.",
    spam: "Dit lijkt op reclame. Bezoek geen sites die erin worden genoemd."
  },
  mayTake: "Vanaf nu toegestaan",
  gone: "Deze transactie hoort niet bij de activiteit van dit account.",
  unknownNote:
    "De transactie is verstuurd, maar de uitkomst is nog niet bekend. Zoek het op voordat je opnieuw verstuurt.",
  failedNote: "De transactie is mislukt, dus er is niets verplaatst. Het netwerk houdt de kosten.",
  takenNote: "Jij hebt dit niet ondertekend. Misschien deed een adres dat je toestond uit te geven het.",
  unlimitedNote:
    "Wie een onbeperkte goedkeuring heeft, kan alles nemen wat je ervan hebt, totdat je die intrekt.",
  status: "Status",
  statuses: { success: "Voltooid", failed: "Mislukt", pending: "In behandeling", unknown: "Onbekend" },
  date: "Datum",
  sender: "Ondertekend door",
  network: "Netwerk",
  fee: "Netwerkkosten",
  hash: "Transactie",
  copyHash: "ID van de transactie kopiëren",
  copyAddress: "Adres kopiëren",
  copied: "Gekopieerd",
  copyFailed: "Kopiëren niet gelukt"
}

export const replacing: ReplacingMessages = {
  speedUp: "Versnellen",
  cancel: "Transactie annuleren",
  speedUpText: "Ze wordt opnieuw verzonden met hogere kosten. Slechts een van de twee gaat door.",
  cancelText: "Een lege transactie naar jezelf neemt haar plaats in. De eerste kan daarvoor nog doorgaan.",
  feeBefore: "Kosten tot nu toe (max.)",
  speedingUp: "Wordt versneld. Slechts een van de twee gaat door.",
  cancelling: "Wordt geannuleerd. Ze kan daarvoor nog doorgaan.",
  settled: "Ze was al doorgegaan.",
  fixed: "Niets kan haar plaats innemen. Je kunt alleen wachten.",
  beside:
    "Je wallet heeft een nieuwe transactie verzonden in plaats van de eerste te vervangen. Beide kunnen doorgaan."
}
