import type { ExchangeMessages, PayMessages, ReviewMessages } from "../PayMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  pay: "Como você paga",
  review: "Revisar",
  progress: "Pagamento"
}

export const words: PayMessages = {
  nothing: "Não há nada para pagar.",
  asset: "Ativo",
  underWay: "Este pagamento está em andamento",
  byWallet: "Pagar com {wallet}",
  connect: "Conectar uma carteira",
  switchFirst: "Antes pede para mudar para {network}",
  preparing: "Aprove na carteira se ela pedir",
  exchanges: "De uma exchange",
  loadingExchanges: "Consultando as exchanges",
  noExchanges: "Nenhuma exchange paga isto.",
  exchangesFailed: "Não foi possível consultar as exchanges.",
  askingText: "Confira lá se o valor e o destinatário são os mesmos que aqui.",
  sentTitle: "Pagando {amount}",
  successTitle: "{amount} pagos",
  successText: "Chegou a {address}.",
  unsentTitle: "Não foi pago",
  declinedText: "Nada foi pago.",
  unknownTitle: "Não se sabe se foi pago",
  unknownText: "Confira sua conta antes de pagar de novo.",
  shortTitle: "Chegaram {arrived} de {amount}",
  shortText:
    "Este token ficou com {percent}, então o pagamento não está completo. Pergunte ao vendedor antes de pagar de novo.",
  problems: {
    amountTooMuch: "Sua carteira não tem tanto {symbol}.",
    amountRest: "Ficaria muito pouco {symbol} na sua conta.",
    amountUnconfirmed:
      "Parte do seu {symbol} ainda não foi confirmada. Tente novamente depois do próximo bloco.",
    amountLeast: "A rede não aceita um valor tão pequeno.",
    decimals: "{symbol} é contado de outra forma. Avise este site.",
    token: "Não é possível pagar com este token.",
    recipient: "O destinatário não é um endereço que esta rede possa pagar. Avise este site.",
    tax: "Este token fica com parte de cada transferência, então não consegue pagar o total.",
    refused: "O token ou o destinatário recusa este pagamento.",
    changed: "Algo mudou. Escolha de novo como pagar.",
    switchDeclined: "Sua carteira continuou em outra rede. Nada foi pago.",
    waiting: "Este pagamento já está sendo feito.",
    exchange: "A exchange não respondeu. Tente novamente ou pague de outra forma.",
    link: "O link da exchange não está correto, então não foi aberto.",
    unsupported: "Isto não pode ser pago aqui."
  }
}

export const exchange: ExchangeMessages = {
  open: {
    title: "Continue em {exchange}",
    text: "A página está aberta em uma nova janela. Confira lá se o valor e o destinatário são os mesmos que aqui."
  },
  blocked: {
    title: "Nenhuma janela foi aberta",
    text: "Seu navegador impediu. Abra a página de {exchange} com o link."
  },
  closed: {
    title: "A página de {exchange} parece estar fechada",
    text: "Se você já pagou lá, espere. Se não, abra-a de novo."
  },
  pending: { title: "{exchange} está pagando", text: "Ela recebeu seu pagamento e o está enviando." },
  success: { title: "{amount} pagos", text: "{exchange} informa que já enviou." },
  failed: { title: "O pagamento falhou", text: "{exchange} informa que ele não foi feito." },
  unknown: {
    title: "Não se sabe se foi pago",
    text: "{exchange} não informa. Confira sua conta lá antes de pagar de novo."
  },
  openPage: "Abrir a página de {exchange}",
  copyLink: "Copiar link",
  linkCopied: "Link copiado"
}

export const review: ReviewMessages = {
  feeAbout: "Taxa de rede (aprox.)",
  reviewGone: "Não há nada para revisar. Sua conta ou rede pode ter mudado.",
  pay: "Pagar {amount}",
  checkTo: "Confira se você conhece este endereço: pagamentos para ele não podem ser revertidos.",
  warnSelf: "Este é o seu próprio endereço.",
  warnBurn: "Ninguém tem a chave deste endereço. O que você pagar lá está perdido.",
  warnToken: "Este é o contrato do próprio token. O que você pagar lá muito provavelmente está perdido.",
  warnContract: "Isto é um contrato. Confira se ele aceita pagamentos.",
  confirm: "Conferi o destinatário"
}
