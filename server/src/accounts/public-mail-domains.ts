/**
 * Mail services at which anybody can have an address, and internet providers whose customers have one: two addresses
 * there say nothing of belonging together. The large international services, those of the United States and of the
 * Spanish-speaking countries; to be added to when one is missing.
 */
export const publicMailDomains: ReadonlySet<string> = new Set(
  [
    // Google, Microsoft, Yahoo, Apple, AOL.
    'gmail.com googlemail.com outlook.com outlook.es outlook.com.ar outlook.com.mx hotmail.com hotmail.es hotmail.co.uk',
    'hotmail.fr hotmail.de hotmail.it hotmail.com.ar hotmail.com.mx live.com live.com.mx live.com.ar msn.com passport.com',
    'yahoo.com yahoo.es yahoo.co.uk yahoo.fr yahoo.de yahoo.it yahoo.ca yahoo.com.mx yahoo.com.ar yahoo.com.br',
    'yahoo.co.in yahoo.in ymail.com rocketmail.com myyahoo.com icloud.com me.com mac.com aol.com aim.com verizon.net',
    // Others that give an address to whoever asks.
    'proton.me protonmail.com pm.me tutanota.com tuta.com tuta.io fastmail.com fastmail.fm hushmail.com mailfence.com',
    'gmx.com gmx.us gmx.de gmx.net gmx.at gmx.ch web.de mail.com email.com usa.com zoho.com zohomail.com hey.com',
    'duck.com yandex.com yandex.ru mail.ru bk.ru inbox.ru list.ru rambler.ru qq.com 163.com 126.com yeah.net sina.com',
    'naver.com daum.net hanmail.net rediffmail.com lycos.com inbox.com freenet.de t-online.de laposte.net libero.it',
    'virgilio.it tiscali.it wp.pl o2.pl onet.pl interia.pl seznam.cz uol.com.br bol.com.br terra.com.br terra.com',
    // Internet providers of the United States, Canada and Puerto Rico.
    'comcast.net xfinity.com att.net sbcglobal.net bellsouth.net ameritech.net pacbell.net swbell.net prodigy.net',
    'cox.net charter.net spectrum.net rr.com roadrunner.com twc.com brighthouse.com earthlink.net mindspring.com',
    'juno.com netzero.net netzero.com centurylink.net centurytel.net embarqmail.com q.com frontier.com frontiernet.net',
    'windstream.net optonline.net optimum.net suddenlink.net mediacombb.net cableone.net wowway.com rcn.com tds.net',
    'hughes.net gci.net hawaiiantel.net peoplepc.com libertypr.net coqui.net rogers.com bell.net sympatico.ca shaw.ca',
    'telus.net videotron.ca prodigy.net.mx telefonica.net movistar.es',
    // Of the United Kingdom, France and Spain.
    'btinternet.com sky.com virginmedia.com talktalk.net orange.fr wanadoo.fr free.fr sfr.fr orange.es ono.com',
  ].flatMap((line) => line.split(' ')),
);
