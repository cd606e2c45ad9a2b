const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Words of English and Spanish with which somebody greets; folded, as all lists here. */
export const greetingWords = words('hello hi hiya hey howdy greetings hola saludos test testing prueba');

/** "good morning", "buenas tardes". */
export const goodWords = words('good buenos buenas');
export const timesOfDay = words('morning afternoon evening day dias tardes noches');

/** Thanks, farewells and words that only say that something was read. */
export const thanksWords = words(
  'thanks thank thx ty cheers bye goodbye ok okay perfect lol gracias adios vale perfecto genial',
);

/** An answer, where nothing was asked. */
export const answerWords = words('yes yeah yep no nope si');

/** What else stands in greetings and thanks. */
export const courtesyWords = words(`
  there all everyone team you so very much many a lot again for your the help that this was is it great good nice perfect awesome
  have day night see later soon tomorrow please how are job work helpful useful doc doctor notewright chartwright transcriptx redactify
  validify muchas mucho mil por todo la ayuda su tu hasta luego manana que tal como estas esta usted muy amable bien
`);

/** With these begins what somebody asks or wants of a tool. */
export const askingWords = words(`
  what which who how why when where can could would will do does is are should may help tell show explain
  que como cual cuales quien puedes puede ayuda ayudame dime explica necesito quiero
`);

/** All that questions to a tool are made of, besides the words above: nothing of a patient can be said with them. */
export const toolWords = words(`
  i me my you your we us it this that these those the a an of for to in on with and or so be been did have has had am was
  get give make use using write know mean want like try start begin does here there now then please just any some more else
  anything something nothing one ones first next not yes no right correct fit fits apply applies match matches suit works work
  code codes icd cm cpt hcpcs billing bill billable coding tool tools app ai bot product program feature features
  chartwright transcriptx redactify validify notewright note notes chart charts document documents text file files
  doctor nurse human robot machine real person free hipaa compliant secure safe private need from type say enter upload attach
  send paste dictate record download export print copy save delete redact audit check validate transcribe speak
  possible able capable available supported language languages spanish english understand read answer question questions
  trust data stored store kept made cost costs price pay chatgpt gpt accurate format formats support train trained learn
  datos cuesta cuanto precio hacer hace haces eres es son esto eso este esta me te se lo la el los las un una unos unas de del en con y o a al mi mis su sus
  tu usted yo para por favor si no codigo codigos corresponden corresponde aplican aplica encajan encaja usar uso debo
  puedo funciona funcionas sirve sirves ayudar ayudarme nota notas historia texto archivo herramienta herramientas idioma
  espanol ingles pregunta preguntas escribir leer entiendes doctor medico humano persona gratis seguro privado hablas van pongo poner
  sirven subo subir envio enviar pego pegar borro borrar
`);
