import type { MailWords } from "../mail/MailWords.ts"
import type { PageWords } from "../sign-in/PageWords.ts"
import type { Refusals } from "./en.ts"

export const mail: MailWords = {
  unasked:
    "Jeśli to nie była Twoja prośba, nic nie rób i nikomu nie podawaj kodu. Nikt z nas nigdy Cię o niego nie poprosi.",
  codeSubject: (project) => `Twój kod do ${project}`,
  code: (code) => `Twój kod to ${code}`,
  codeFor: (origin, label) =>
    `Loguje Cię do Twojego portfela na ${origin}, w ${label}. Działa raz i przez 20 minut.`,
  deviceSubject: (project) => `Nowe urządzenie dla Twojego portfela w ${project}`,
  deviceFirst: (origin, label) =>
    `Ktoś loguje się do Twojego portfela na ${origin}, w ${label}, po raz pierwszy.`,
  deviceConfirm: "Jeśli to Ty, otwórz tę stronę i potwierdź. Działa raz i przez 20 minut:",
  deviceUnasked: "Jeśli to nie Ty, nic nie rób: bez Twojego potwierdzenia nikt nie wejdzie.",
  movedSubject: (project) => `Twój portfel w ${project} ma teraz inny adres e-mail`,
  changeSubject: (project) => `Zmiana adresu e-mail Twojego portfela w ${project}`,
  changeWhat: (from, to) =>
    `To nie jest logowanie. To nada Twojemu portfelowi inny adres e-mail: ${to} zamiast ${from}, którym potem nie będzie można się zalogować.`,
  changeCode: (code) => `Kod do tego to ${code}`,
  changeAsked: (origin, label) =>
    `Poproszono o to na ${origin}, w ${label}. Kod działa raz i przez 20 minut.`,
  changeUnasked:
    "Jeśli tego nie chcesz, nic nie rób i nikomu nie podawaj kodu: bez niego adres pozostanie bez zmian.",
  passkeySubject: (project) => `Zmieniły się klucze dostępu Twojego portfela w ${project}`,
  passkeyAdded: (name, label) =>
    `W ${label}, gdzie portfel był otwarty, dodano klucz dostępu „${name}”. Od teraz otwiera on portfel.`,
  passkeyRemoved: (name, label) =>
    `W ${label}, gdzie portfel był otwarty, usunięto klucz dostępu „${name}”. Niczego już nie otwiera.`,
  renewedSubject: (project) => `Twój portfel w ${project} ma nowy kod odzyskiwania`,
  renewed: (label) =>
    `W ${label}, gdzie portfel był otwarty, utworzono nowy kod odzyskiwania. Poprzedni już niczego nie otwiera.`,
  renewedUnasked:
    "Jeśli to nie Ty, ktoś miał urządzenie, na którym Twój portfel jest otwarty. Przenieś to, co w nim jest, do innego portfela, z urządzenia, które nadal go otwiera.",
  moved: (from, to) =>
    `Adres e-mail Twojego portfela to teraz ${to}. Tym adresem, ${from}, nie można się już do niego zalogować, a każde inne urządzenie zostało wylogowane.`,
  movedHow:
    "Zmianę potwierdzono na urządzeniu, na którym portfel jest otwarty, kodem wysłanym tutaj i kodem wysłanym na nowy adres.",
  overSubject: (project) => `Ktoś chce porzucić Twój portfel w ${project}`,
  overAsked: (label) =>
    `W ${label} ktoś zalogowany Twoim adresem poprosił o rozpoczęcie od nowa z nowym, pustym portfelem.`,
  overWhat: (day) =>
    `Od ${day} (UTC) może to zrobić każdy, kto zaloguje się tym adresem. Do Twojego obecnego portfela i tego, co w nim jest, nie będzie już wtedy można dotrzeć z tym adresem.`,
  overStop: "Jeśli tego nie chcesz, zatrzymaj to na tej stronie:",
  overNothing:
    "Jeśli kod odzyskiwania i wszystkie urządzenia przepadły, nic nie rób. Do tego czasu będziesz dostawać ten e-mail codziennie. Otwarcie portfela na urządzeniu, które go ma, też to zatrzyma.",
  stoppedSubject: (project) => `Twój portfel w ${project} zostaje`,
  stopped:
    "Rozpoczęcie od nowa zatrzymano: Twój portfel pozostaje bez zmian. Jeśli to nie była Twoja decyzja, ktoś inny może czytać Twoje e-maile albo ma Twoje urządzenie.",
  doneSubject: (project) => `Nowy portfel zastąpił Twój portfel w ${project}`,
  done: "Rozpoczęto od nowa: ten adres ma teraz nowy, pusty portfel. Do poprzedniego nie można już z nim dotrzeć."
}

export const pages: PageWords = {
  isYou: "Czy to Ty?",
  firstTime: "Ktoś loguje się do Twojego portfela po raz pierwszy",
  at: "na",
  in: "w",
  notYou: "Jeśli to nie Ty, zamknij tę stronę: wtedy nic się nie stanie.",
  letIn: "Tak, wpuść to urządzenie",
  expired: "Ten link wygasł",
  expiredText: "Działa raz i przez 20 minut. Zacznij od nowa na stronie.",
  notConfirmed: "Niepotwierdzone",
  otherPage: "To przyszło z innej strony.",
  done: "Urządzenie wpuszczone",
  doneText: "Wysłano Ci kod. Wpisz go na stronie, na której to się zaczęło.",
  stopTitle: "Zachować Twój portfel?",
  stopText:
    "Ktoś poprosił o porzucenie Twojego portfela i rozpoczęcie od nowa z nowym. Jeśli to zatrzymasz, portfel pozostanie bez zmian.",
  stop: "Zatrzymaj i zachowaj mój portfel",
  stopped: "Twój portfel zostaje",
  stoppedText:
    "Rozpoczęcie od nowa zatrzymano. Jeśli nie było to na Twoją prośbę, ktoś inny może czytać Twoje e-maile.",
  nothingToStop: "Nie ma czego zatrzymywać: już to zatrzymano albo się skończyło.",
  signedIn: "Zalogowano Cię",
  goBack: "Wróć na stronę, na której to się zaczęło.",
  notSignedIn: "Nie zalogowano Cię",
  closeWindow: "Zamknij to okno i spróbuj ponownie na stronie, na której to się zaczęło."
}

export const refusals: Refusals = {
  "Please try again after {} seconds": "Do następnej próby: {}",
  "The code is wrong": "Kod jest nieprawidłowy",
  "The code has expired, or was tried too often. Ask for a new one.":
    "Kod wygasł albo próbowano go zbyt wiele razy. Poproś o nowy.",
  "The code was used before. Ask for a new one.": "Kod został już użyty. Poproś o nowy.",
  "The confirmation has expired. Start again.": "Potwierdzenie wygasło. Zacznij od nowa.",
  "The sign-in has expired. Start again.": "Logowanie wygasło. Zacznij od nowa.",
  "This link was used before, or is older than 20 minutes.":
    "Ten link został już użyty albo ma więcej niż 20 minut.",
  "Start again.": "Zacznij od nowa.",
  "Sign in first": "Najpierw się zaloguj",
  "The mail could not be sent. Try again later.": "Nie udało się wysłać e-maila. Spróbuj ponownie później.",
  "The provider does not answer. Try again.": "Dostawca nie odpowiada. Spróbuj ponownie.",
  "Farcaster does not answer. Try again.": "Farcaster nie odpowiada. Spróbuj ponownie.",
  "Farcaster does not confirm who this is": "Farcaster nie potwierdza, kto to jest",
  "This wallet has no sign-in by {}": "Do tego portfela nie można zalogować się przez {}",
  "This wallet does not know the network {}": "Ten portfel nie zna sieci {}",
  "The network's node does not answer. Try again.": "Węzeł sieci nie odpowiada. Spróbuj ponownie.",
  "This network has no smart accounts": "Ta sieć nie ma kont inteligentnych",
  "This wallet has no e-mail address": "Ten portfel nie ma adresu e-mail",
  "This address has a wallet of its own": "Ten adres ma własny portfel",
  "The wallet was changed on another device": "Portfel zmieniono na innym urządzeniu",
  "Open the wallet on this device first: this is for its owner alone":
    "Najpierw otwórz portfel na tym urządzeniu: to jest tylko dla jego właściciela",
  "This passkey opens your wallet no more": "Ten klucz dostępu nie otwiera już Twojego portfela",
  "This is the last passkey that signs you in: add another one first":
    "To ostatni klucz dostępu, którym się logujesz: najpierw dodaj inny",
  "This page may not use the wallet": "Ta strona nie może używać portfela",
  "There is no wallet yet that could be given up": "Nie ma jeszcze portfela, który można porzucić",
  "Starting over was not asked for, or its time has not come":
    "Nie poproszono o rozpoczęcie od nowa albo jeszcze na to za wcześnie",
  "Sign out, and sign in by e-mail once more, to start over":
    "Aby zacząć od nowa, wyloguj się i zaloguj jeszcze raz przez e-mail",
  "Something failed on the server": "Coś się nie udało na serwerze"
}
