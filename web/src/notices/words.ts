// What is said about notices, in all languages: loaded with the form, which is opened rarely.

import { language, type Code } from "../i18n";
import type { NoticeEndpoint, NoticeWishes } from "../wire";

export type Moment = NonNullable<NoticeWishes["moment"]>;
export type Shape = NonNullable<NoticeEndpoint["shape"]>;
export const MOMENTS: readonly Moment[] = ["at_once", "ten_minutes", "daily", "off"];
type Dropped = NonNullable<NoticeEndpoint["dropped"]>;

interface Words {
  title: string;
  help: string;
  when: string;
  moments: Record<Moment, string>;
  dailyAt: string;
  quiet: string;
  from: string;
  to: string;
  /** With the name of the time zone. */
  zone: (zone: string) => string;
  where: string;
  nowhere: string;
  push: string;
  thisDevice: string;
  otherDevice: string;
  pushOn: string;
  pushNeedsHttps: string;
  pushUnknown: string;
  pushDenied: string;
  pushFailed: string;
  webhook: string;
  webhookHelp: string;
  webhookAddress: string;
  shape: string;
  plain: string;
  mail: string;
  mailAddress: string;
  noMail: string;
  code: string;
  codeHelp: string;
  confirm: string;
  add: string;
  remove: string;
  try: string;
  tried: string;
  dropped: Record<Dropped, string>;
  again: string;
  table: string;
  asElsewhere: string;
}

const WORDS: Record<Code, Words> = {
  en: {
    title: "Notices",
    help: "You are told when a table waits for you and you are not there: your turn, a vote, the end of the game.",
    when: "When",
    moments: { at_once: "At once", ten_minutes: "After ten minutes", daily: "Once a day", off: "Never" },
    dailyAt: "Every day at",
    quiet: "Quiet hours",
    from: "from",
    to: "to",
    zone: (zone) => `In the time zone ${zone}. What comes meanwhile waits until they are over.`,
    where: "Where to",
    nowhere: "Nowhere yet: choose below.",
    push: "Notices of the browser",
    thisDevice: "This device",
    otherDevice: "Another device",
    pushOn: "Switch on for this device",
    pushNeedsHttps: "The browser shows notices only for pages with https.",
    pushUnknown: "This browser cannot show notices. On an iPhone or iPad, put the page on the home screen first.",
    pushDenied: "The browser does not allow notices of this page; you can change that in its settings.",
    pushFailed: "The browser could not be reached by its push service; try again later.",
    webhook: "Chat or program",
    webhookHelp: "The address of a webhook in Discord or Slack, or of a program of your own that takes JSON.",
    webhookAddress: "Address, https://…",
    shape: "Kind",
    plain: "Plain JSON",
    mail: "Mail",
    mailAddress: "Mail address",
    noMail: "This server sends no mail.",
    code: "Code",
    codeHelp: "A code was sent there. It is used once you have entered it here.",
    confirm: "Confirm",
    add: "Add",
    remove: "Remove",
    try: "Send me a try",
    tried: "It is on its way.",
    dropped: {
      gone: "No longer used: it said that it is gone.",
      refused: "No longer used: it did not take what was sent.",
      unreachable: "No longer used: nobody answered for a long time.",
      not_allowed: "No longer used: it leads to an address that is not public.",
    },
    again: "Add it again to use it.",
    table: "Notices of this table",
    asElsewhere: "As everywhere",
  },
  de: {
    title: "Benachrichtigungen",
    help: "Du erfährst, wenn ein Tisch auf dich wartet und du nicht da bist: dein Zug, eine Abstimmung, das Ende des Spiels.",
    when: "Wann",
    moments: { at_once: "Sofort", ten_minutes: "Nach zehn Minuten", daily: "Einmal am Tag", off: "Nie" },
    dailyAt: "Täglich um",
    quiet: "Ruhezeit",
    from: "von",
    to: "bis",
    zone: (zone) => `In der Zeitzone ${zone}. Was inzwischen kommt, wartet, bis sie vorbei ist.`,
    where: "Wohin",
    nowhere: "Noch nirgendwohin: Wähle unten.",
    push: "Benachrichtigungen des Browsers",
    thisDevice: "Dieses Gerät",
    otherDevice: "Ein anderes Gerät",
    pushOn: "Für dieses Gerät einschalten",
    pushNeedsHttps: "Der Browser zeigt Benachrichtigungen nur bei Seiten mit https.",
    pushUnknown:
      "Dieser Browser kann keine Benachrichtigungen zeigen. Auf iPhone und iPad muss die Seite zuerst auf den Home-Bildschirm.",
    pushDenied: "Der Browser erlaubt dieser Seite keine Benachrichtigungen; in seinen Einstellungen kannst du das ändern.",
    pushFailed: "Der Push-Dienst des Browsers war nicht zu erreichen; versuche es später noch einmal.",
    webhook: "Chat oder Programm",
    webhookHelp: "Die Adresse eines Webhooks in Discord oder Slack oder eines eigenen Programms, das JSON annimmt.",
    webhookAddress: "Adresse, https://…",
    shape: "Art",
    plain: "Einfaches JSON",
    mail: "E-Mail",
    mailAddress: "E-Mail-Adresse",
    noMail: "Dieser Server verschickt keine E-Mails.",
    code: "Code",
    codeHelp: "Dorthin ging ein Code. Die Adresse wird benutzt, sobald du ihn hier eingegeben hast.",
    confirm: "Bestätigen",
    add: "Hinzufügen",
    remove: "Entfernen",
    try: "Probe schicken",
    tried: "Sie ist unterwegs.",
    dropped: {
      gone: "Wird nicht mehr benutzt: Die Adresse gibt es nicht mehr.",
      refused: "Wird nicht mehr benutzt: Was geschickt wurde, wurde nicht angenommen.",
      unreachable: "Wird nicht mehr benutzt: Lange hat niemand geantwortet.",
      not_allowed: "Wird nicht mehr benutzt: Sie führt zu einer Adresse, die nicht öffentlich ist.",
    },
    again: "Füge sie neu hinzu, um sie wieder zu benutzen.",
    table: "Benachrichtigungen dieses Tischs",
    asElsewhere: "Wie überall",
  },
  it: {
    title: "Avvisi",
    help: "Ti avvisiamo quando un tavolo ti aspetta e tu non ci sei: il tuo turno, una votazione, la fine della partita.",
    when: "Quando",
    moments: { at_once: "Subito", ten_minutes: "Dopo dieci minuti", daily: "Una volta al giorno", off: "Mai" },
    dailyAt: "Ogni giorno alle",
    quiet: "Ore di silenzio",
    from: "dalle",
    to: "alle",
    zone: (zone) => `Nel fuso orario ${zone}. Quello che arriva nel frattempo aspetta la fine del silenzio.`,
    where: "Dove",
    nowhere: "Ancora da nessuna parte: scegli qui sotto.",
    push: "Notifiche del browser",
    thisDevice: "Questo dispositivo",
    otherDevice: "Un altro dispositivo",
    pushOn: "Attiva su questo dispositivo",
    pushNeedsHttps: "Il browser mostra notifiche solo per pagine con https.",
    pushUnknown:
      "Questo browser non può mostrare notifiche. Su iPhone e iPad aggiungi prima la pagina alla schermata Home.",
    pushDenied: "Il browser non consente le notifiche di questa pagina; puoi cambiarlo nelle sue impostazioni.",
    pushFailed: "Il servizio push del browser non è raggiungibile; riprova più tardi.",
    webhook: "Chat o programma",
    webhookHelp: "L’indirizzo di un webhook di Discord o Slack, o di un tuo programma che accetta JSON.",
    webhookAddress: "Indirizzo, https://…",
    shape: "Tipo",
    plain: "JSON semplice",
    mail: "E-mail",
    mailAddress: "Indirizzo e-mail",
    noMail: "Questo server non invia e-mail.",
    code: "Codice",
    codeHelp: "Abbiamo inviato un codice a questo indirizzo. Lo useremo dopo che lo avrai inserito qui.",
    confirm: "Conferma",
    add: "Aggiungi",
    remove: "Rimuovi",
    try: "Invia una prova",
    tried: "È in viaggio.",
    dropped: {
      gone: "Non più in uso: l’indirizzo non esiste più.",
      refused: "Non più in uso: ciò che abbiamo inviato non è stato accettato.",
      unreachable: "Non più in uso: per molto tempo nessuno ha risposto.",
      not_allowed: "Non più in uso: porta a un indirizzo che non è pubblico.",
    },
    again: "Aggiungilo di nuovo per usarlo.",
    table: "Avvisi di questo tavolo",
    asElsewhere: "Come ovunque",
  },
  es: {
    title: "Avisos",
    help: "Te avisamos cuando una mesa te espera y no estás en ella: tu turno, una votación, el final de la partida.",
    when: "Cuándo",
    moments: { at_once: "Al instante", ten_minutes: "A los diez minutos", daily: "Una vez al día", off: "Nunca" },
    dailyAt: "Cada día a las",
    quiet: "Horas de silencio",
    from: "de",
    to: "a",
    zone: (zone) => `En la zona horaria ${zone}. Lo que llegue mientras tanto espera a que terminen.`,
    where: "Adónde",
    nowhere: "Todavía a ninguna parte: elige abajo.",
    push: "Notificaciones del navegador",
    thisDevice: "Este dispositivo",
    otherDevice: "Otro dispositivo",
    pushOn: "Activar en este dispositivo",
    pushNeedsHttps: "El navegador solo muestra notificaciones de páginas con https.",
    pushUnknown:
      "Este navegador no puede mostrar notificaciones. En un iPhone o iPad, añade antes la página a la pantalla de inicio.",
    pushDenied: "El navegador no permite notificaciones de esta página; puedes cambiarlo en sus ajustes.",
    pushFailed: "No se pudo acceder al servicio push del navegador; inténtalo más tarde.",
    webhook: "Chat o programa",
    webhookHelp: "La dirección de un webhook de Discord o Slack, o de un programa tuyo que acepte JSON.",
    webhookAddress: "Dirección, https://…",
    shape: "Tipo",
    plain: "JSON sencillo",
    mail: "Correo",
    mailAddress: "Dirección de correo",
    noMail: "Este servidor no envía correo.",
    code: "Código",
    codeHelp: "Hemos enviado un código a esa dirección. Se usará en cuanto lo escribas aquí.",
    confirm: "Confirmar",
    add: "Añadir",
    remove: "Quitar",
    try: "Enviar una prueba",
    tried: "Está en camino.",
    dropped: {
      gone: "Ya no se usa: la dirección ya no existe.",
      refused: "Ya no se usa: no aceptó lo que se le envió.",
      unreachable: "Ya no se usa: nadie respondió durante mucho tiempo.",
      not_allowed: "Ya no se usa: lleva a una dirección que no es pública.",
    },
    again: "Añádela otra vez para usarla.",
    table: "Avisos de esta mesa",
    asElsewhere: "Como en todas",
  },
  ru: {
    title: "Уведомления",
    help: "Мы сообщим, когда за столом ждут вас, а вас там нет: ваш ход, голосование, конец игры.",
    when: "Когда",
    moments: { at_once: "Сразу", ten_minutes: "Через десять минут", daily: "Раз в день", off: "Никогда" },
    dailyAt: "Каждый день в",
    quiet: "Тихие часы",
    from: "с",
    to: "до",
    zone: (zone) => `Часовой пояс: ${zone}. Всё, что придёт за это время, подождёт до их конца.`,
    where: "Куда",
    nowhere: "Пока никуда: выберите ниже.",
    push: "Уведомления браузера",
    thisDevice: "Это устройство",
    otherDevice: "Другое устройство",
    pushOn: "Включить на этом устройстве",
    pushNeedsHttps: "Браузер показывает уведомления только для страниц с https.",
    pushUnknown:
      "Этот браузер не умеет показывать уведомления. На iPhone и iPad сначала добавьте страницу на экран «Домой».",
    pushDenied: "Браузер не разрешает уведомления этой страницы; это можно изменить в его настройках.",
    pushFailed: "Служба push-уведомлений браузера недоступна; попробуйте позже.",
    webhook: "Чат или программа",
    webhookHelp: "Адрес вебхука в Discord или Slack либо вашей программы, которая принимает JSON.",
    webhookAddress: "Адрес, https://…",
    shape: "Вид",
    plain: "Простой JSON",
    mail: "Почта",
    mailAddress: "Адрес почты",
    noMail: "Этот сервер не отправляет почту.",
    code: "Код",
    codeHelp: "Туда отправлен код. Адрес заработает, когда вы введёте код здесь.",
    confirm: "Подтвердить",
    add: "Добавить",
    remove: "Удалить",
    try: "Отправить пробное",
    tried: "Отправлено.",
    dropped: {
      gone: "Больше не используется: такого адреса уже нет.",
      refused: "Больше не используется: отправленное не было принято.",
      unreachable: "Больше не используется: долго никто не отвечал.",
      not_allowed: "Больше не используется: адрес ведёт туда, куда нет открытого доступа.",
    },
    again: "Добавьте его снова, чтобы использовать.",
    table: "Уведомления этого стола",
    asElsewhere: "Как везде",
  },
};

/** The words in the language of the page. */
export const words = (): Words => WORDS[language.code];
