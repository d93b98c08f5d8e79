import type { ReviewMessages } from "../ReviewMessages.ts"
import type { SendMessages } from "../SendMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  form: "Enviar",
  tokens: "Escolher token",
  review: "Revisar"
}

export const words: SendMessages = {
  notConnected: "Conecte uma carteira para enviar.",
  token: "Token: {symbol}",
  balance: "Você tem {amount}",
  max: "Máx.",
  maxLabel: "Máx., enviar tudo",
  toPlaceholder: "Endereço do destinatário",
  toNamePlaceholder: "Endereço ou nome",
  paste: "Colar",
  memoLabel: "Memo, se o destinatário pedir",
  memoNote: "Qualquer pessoa pode ler. As exchanges costumam precisar dele.",
  review: "Revisar",
  tokensFailed: "Não foi possível carregar seus tokens.",
  noTokens: "Esta conta não tem tokens conhecidos aqui.",
  searchTokens: "Buscar tokens",
  noTokenFound: "Nenhum token corresponde a “{query}”.",
  latest: "Última transferência",
  unverified: "O token {address} tem o nome de outro e pode servir para enganar você.",
  reviewGone: "Não há nada para revisar. Sua conta ou rede pode ter mudado.",
  deposit: "{amount} da taxa abre uma conta para este token no destinatário e fica nela.",
  send: "Enviar {amount}",
  confirm: "Conferi o destinatário",
  warnSelf: "Este é o seu próprio endereço.",
  warnBurn: "Ninguém tem a chave deste endereço. O que você enviar para lá está perdido.",
  warnToken:
    "Este é o contrato do próprio token. O que você enviar para lá muito provavelmente está perdido.",
  warnContract: "Este endereço é um contrato. Confira se ele pode usar o que você envia.",
  warnLookAlike:
    "Este endereço se parece com um que você conhece, {address}, mas é outro. Alguém pode querer que você os confunda.",
  askingText: "Confira lá se o valor e o destinatário são os mesmos que aqui.",
  sentTitle: "Enviando {amount}",
  successTitle: "{amount} enviados",
  successText: "Chegou a {address}.",
  unknownText: "Confira sua conta antes de enviar de novo.",
  shortTitle: "Chegaram {arrived} de {amount}",
  shortText: "Este token ficou com {percent} da sua transferência para {address}.",
  shortTried:
    "{text} No teste anterior, teriam chegado {tried}: ele se comporta de outra forma quando é testado.",
  noTransfer: "Nada foi enviado ainda.",
  problems: {
    amountMissing: "Digite um valor.",
    amountFormat: "Digite um número, por exemplo 0,5.",
    amountAmbiguous: "Escreva sem separador de milhares.",
    amountDecimals: "{symbol} tem no máximo {decimals} casas decimais.",
    amountZero: "Digite mais do que zero.",
    amountTooMuch: "Você não tem tanto.",
    amountLeast: "Envie pelo menos {least} para lá.",
    amountRest: "Um pouco de {symbol} precisa ficar na sua conta. “Máx.” deixa isso lá.",
    amountUnconfirmed:
      "Parte do seu {symbol} ainda não foi confirmada. Tente novamente depois do próximo bloco.",
    receiverMissing: "Digite o destinatário.",
    receiverFormat: "Isto não é um endereço em {network}. Confira cada caractere.",
    receiverInvisible: "O endereço tem caracteres invisíveis. Copie-o de outro lugar.",
    receiverAccount: "Esta é uma conta que guarda um token, não uma carteira. Peça o endereço da carteira.",
    receiverLink: "Este link não pode ser seguido aqui.",
    memo: "Este memo é longo demais ou tem caracteres que não podem ser enviados.",
    receiverNameNone: "Este nome não corresponde a nenhum endereço em {network}.",
    receiverNameInvalid: "Isto não é um nome, ou pode ser confundido com outro.",
    receiverNameFailed: "Não foi possível consultar o nome. Tente novamente.",
    receiverMoved: "O nome agora corresponde a outro endereço. Pergunte ao destinatário.",
    token: "Este token não pode ser enviado.",
    tax: "Este token fica com mais de cada transferência do que este site permite.",
    refused: "O token ou o destinatário recusa esta transferência.",
    changed: "Algo mudou desde que você olhou. Revise de novo.",
    unsupported: "Nada pode ser enviado em {network} a partir daqui.",
    waiting: "Uma transferência ainda está esperando na sua carteira."
  },
  standsFor: "{name} corresponde a este endereço:",
  lookingUp: "Consultando o nome",
  links: {
    reading: "Lendo o link",
    filled: "Preenchido a partir do link. Confira antes de enviar.",
    says: "O link diz: “{label}”",
    switchTo: "Mudar para {name}",
    elsewhere: "outra rede",
    failed: "Não foi possível ler o link. Tente novamente.",
    problems: {
      transaction:
        "Este link deixa um site escrever a transação. Peça em vez disso um endereço ou um link de pagamento.",
      unsupported: "Este link pede mais do que uma transferência. Peça em vez disso um endereço.",
      malformed: "Este link está quebrado. Peça um novo.",
      network: "Este link é para {name}.",
      token: "Este link pede um token que você não tem aqui.",
      references:
        "Este link pede algo que transferências nesta rede não podem ter. Peça em vez disso um endereço.",
      other: "Este link pede algo diferente do que você digitou."
    }
  }
}

export const review: ReviewMessages = {
  feeAbout: "Taxa de rede (aprox.)",
  feeAboutNote: "Sua carteira escolhe a taxa e a mostra antes de você aprovar.",
  feeChoice: "Velocidade",
  feeLevels: {
    slow: "Lenta",
    normal: "Normal",
    fast: "Rápida"
  },
  totalAbout: "Total (aprox.)",
  warnMemo:
    "Este destinatário precisa de um memo para saber de quem é. Sem ele, o que você enviar pode se perder.",
  warnSpelling:
    "Você digitou esta conta como outra rede a escreve. Confira se o destinatário também a usa em {network}.",
  warnRepeated:
    "Você já enviou o mesmo valor a este destinatário, e ele ainda pode chegar. Se enviar de novo, você pode pagar duas vezes.",
  confirmRepeated: "Quero enviar mais uma vez",
  memo: "Memo",
  reference: "Referência para o destinatário",
  warnTax: "Chegarão {arrived} de {amount}: este token fica com {percent}.",
  confirmTax: "Enviar mesmo assim",
  untried: "Não conseguimos testar quanto deste token chega."
}
