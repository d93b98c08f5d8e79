import type { MailWords } from "../mail/MailWords.ts"
import type { PageWords } from "../sign-in/PageWords.ts"
import type { Refusals } from "./en.ts"

export const mail: MailWords = {
  unasked:
    "Se você não pediu isto, não faça nada e não informe o código a ninguém. Ninguém da nossa equipe jamais vai pedi-lo.",
  codeSubject: (project) => `Seu código para ${project}`,
  code: (code) => `Seu código é ${code}`,
  codeFor: (origin, label) =>
    `Com ele você entra na sua carteira em ${origin}, em ${label}. Vale uma única vez e por 20 minutos.`,
  deviceSubject: (project) => `Um novo dispositivo para sua carteira em ${project}`,
  deviceFirst: (origin, label) =>
    `Alguém está entrando na sua carteira em ${origin}, em ${label}, pela primeira vez.`,
  deviceConfirm: "Se é você, abra esta página e confirme. Vale uma única vez e por 20 minutos:",
  deviceUnasked: "Se não é você, não faça nada: sem a sua confirmação, ninguém entra.",
  movedSubject: (project) => `Sua carteira em ${project} agora tem outro endereço de e-mail`,
  changeSubject: (project) => `Mudar o endereço de e-mail da sua carteira em ${project}`,
  changeWhat: (from, to) =>
    `Isto não serve para entrar. Isto dá à sua carteira outro endereço de e-mail: ${to} no lugar de ${from}, que então não servirá mais para entrar.`,
  changeCode: (code) => `O código para isso é ${code}`,
  changeAsked: (origin, label) =>
    `Foi pedido em ${origin}, em ${label}. O código vale uma única vez e por 20 minutos.`,
  changeUnasked:
    "Se você não quer isto, não faça nada e não informe o código a ninguém: sem ele, o endereço fica como está.",
  passkeySubject: (project) => `As chaves de acesso da sua carteira em ${project} mudaram`,
  passkeyAdded: (name, label) =>
    `Em ${label}, onde a carteira estava aberta, foi adicionada a chave de acesso “${name}”. A partir de agora ela abre a carteira.`,
  passkeyRemoved: (name, label) =>
    `Em ${label}, onde a carteira estava aberta, foi removida a chave de acesso “${name}”. Ela não abre mais nada.`,
  renewedSubject: (project) => `Sua carteira em ${project} tem um novo código de recuperação`,
  renewed: (label) =>
    `Em ${label}, onde a carteira estava aberta, foi criado um novo código de recuperação. O anterior não abre mais nada.`,
  renewedUnasked:
    "Se não foi você, alguém teve um dispositivo em que sua carteira está aberta. Mova o que está nela para outra carteira, a partir de um dispositivo que ainda a abra.",
  moved: (from, to) =>
    `O endereço de e-mail da sua carteira agora é ${to}. Este endereço, ${from}, não serve mais para entrar nela, e todos os outros dispositivos foram desconectados.`,
  movedHow:
    "A mudança foi confirmada em um dispositivo em que a carteira está aberta, por um código enviado para cá e por outro enviado para o novo endereço.",
  overSubject: (project) => `Alguém quer abrir mão da sua carteira em ${project}`,
  overAsked: (label) =>
    `Em ${label}, alguém que entrou com o seu endereço pediu para recomeçar com uma carteira nova e vazia.`,
  overWhat: (day) =>
    `A partir de ${day} (UTC), quem entrar com este endereço poderá fazer isso. Sua carteira atual, e o que há nela, então não poderão mais ser acessados com este endereço.`,
  overStop: "Se não é isso que você quer, interrompa nesta página:",
  overNothing:
    "Se você perdeu o código de recuperação e todos os dispositivos, não faça nada. Você vai receber este e-mail todo dia até lá. Abrir a carteira em um dispositivo que a tenha também interrompe isso.",
  stoppedSubject: (project) => `Sua carteira em ${project} foi mantida`,
  stopped:
    "O recomeço foi interrompido: sua carteira fica como está. Se não foi você quem interrompeu, outra pessoa pode ler seus e-mails ou está com o seu dispositivo.",
  doneSubject: (project) => `Uma nova carteira tomou o lugar da sua em ${project}`,
  done: "O recomeço está feito: este endereço agora tem uma carteira nova e vazia. A anterior não pode mais ser acessada com ele."
}

export const pages: PageWords = {
  isYou: "É você?",
  firstTime: "Alguém está entrando na sua carteira pela primeira vez",
  at: "em",
  in: "em",
  notYou: "Se não é você, feche esta página: assim nada acontece.",
  letIn: "Sim, deixar este dispositivo entrar",
  expired: "Este link expirou",
  expiredText: "Ele vale uma única vez e por 20 minutos. Comece de novo na página.",
  notConfirmed: "Não confirmado",
  otherPage: "Isto veio de outra página.",
  done: "O dispositivo pode entrar",
  doneText: "Um código foi enviado a você. Digite-o na página em que você começou.",
  stopTitle: "Manter sua carteira?",
  stopText:
    "Alguém pediu para abrir mão da sua carteira e recomeçar com uma nova. Se você interromper, a carteira fica como está.",
  stop: "Interromper e manter minha carteira",
  stopped: "Sua carteira foi mantida",
  stoppedText:
    "O recomeço foi interrompido. Se você não o pediu, outra pessoa pode estar lendo seus e-mails.",
  nothingToStop: "Não há nada para interromper: já foi interrompido ou já terminou.",
  signedIn: "Você entrou",
  goBack: "Volte para a página em que você começou.",
  notSignedIn: "Você não entrou",
  closeWindow: "Feche esta janela e tente novamente na página em que você começou."
}

export const refusals: Refusals = {
  "Please try again after {} seconds": "Tente novamente em {}",
  "The code is wrong": "O código está errado",
  "The code has expired, or was tried too often. Ask for a new one.":
    "O código expirou ou foi tentado vezes demais. Peça um novo.",
  "The code was used before. Ask for a new one.": "O código já foi usado. Peça um novo.",
  "The confirmation has expired. Start again.": "A confirmação expirou. Comece de novo.",
  "The sign-in has expired. Start again.": "A entrada expirou. Comece de novo.",
  "This link was used before, or is older than 20 minutes.":
    "Este link já foi usado ou tem mais de 20 minutos.",
  "Start again.": "Comece de novo.",
  "Sign in first": "Entre primeiro",
  "The mail could not be sent. Try again later.":
    "Não foi possível enviar o e-mail. Tente novamente mais tarde.",
  "The provider does not answer. Try again.": "O provedor não responde. Tente novamente.",
  "Farcaster does not answer. Try again.": "O Farcaster não responde. Tente novamente.",
  "Farcaster does not confirm who this is": "O Farcaster não confirma quem é",
  "This wallet has no sign-in by {}": "Esta carteira não permite entrar com {}",
  "This wallet does not know the network {}": "Esta carteira não conhece a rede {}",
  "The network's node does not answer. Try again.": "O nó da rede não responde. Tente novamente.",
  "This network has no smart accounts": "Esta rede não tem contas inteligentes",
  "This wallet has no e-mail address": "Esta carteira não tem endereço de e-mail",
  "This address has a wallet of its own": "Este endereço tem uma carteira própria",
  "The wallet was changed on another device": "A carteira foi alterada em outro dispositivo",
  "Open the wallet on this device first: this is for its owner alone":
    "Abra primeiro a carteira neste dispositivo: isto é só para o dono dela",
  "This passkey opens your wallet no more": "Esta chave de acesso não abre mais sua carteira",
  "This is the last passkey that signs you in: add another one first":
    "Esta é a última chave de acesso que faz seu login: adicione outra primeiro",
  "This page may not use the wallet": "Esta página não pode usar a carteira",
  "There is no wallet yet that could be given up": "Ainda não há nenhuma carteira da qual abrir mão",
  "Starting over was not asked for, or its time has not come":
    "Não foi pedido para recomeçar, ou ainda não é a hora",
  "Sign out, and sign in by e-mail once more, to start over":
    "Para recomeçar, saia e entre por e-mail mais uma vez",
  "Something failed on the server": "Algo falhou no servidor"
}
