import type { PackSource } from './pack.ts';

export const ES: PackSource = {
  tag: 'es',
  gap: ' ',
  colon: ': ',
  stop: '.',
  headings: {
    about: ['Sobre el puesto', 'La oferta', 'Por qué contratamos'],
    company: ['Quiénes somos', 'Sobre nosotros'],
    duties: ['Funciones', 'Qué harás', 'Tu día a día', 'Responsabilidades'],
    needs: ['Requisitos', 'Qué buscamos', 'Qué necesitas'],
    offer: ['Qué ofrecemos', 'Condiciones', 'Beneficios'],
  },
  facts: { place: 'Lugar', schedule: 'Horario', type: 'Contrato' },
  openers: [
    '{company} incorpora {title} en {city}.',
    'Buscamos {title} para nuestro equipo de {city}.',
    'Ampliamos equipo en {city} y buscamos {title}.',
    '¿Te gustaría trabajar como {title} en {city}? Queremos conocerte.',
  ],
  about: [
    '{company} trabaja en {industry} desde {since}. Tenemos la sede en {seat} y somos {people} personas.',
    'Fundada en {since} en {seat}, {company} trabaja en {industry}. Hoy somos {people} personas.',
    'En {company} trabajamos en {industry} desde {seat}. Somos {people} personas y nos gusta hablar claro.',
  ],
  trades: [
    'software y servicios de TI',
    'la externalización y los centros de contacto',
    'la banca y los servicios financieros',
    'los seguros',
    'la sanidad',
    'la industria farmacéutica',
    'la educación',
    'el comercio minorista',
    'el comercio electrónico',
    'la alimentación y la restauración',
    'la hostelería y el turismo',
    'la logística y el transporte',
    'la industria',
    'la electrónica y los semiconductores',
    'la construcción y la ingeniería',
    'el sector inmobiliario',
    'la energía y los servicios públicos',
    'las telecomunicaciones',
    'los medios y la publicidad',
    'los servicios profesionales',
    'la automoción',
    'la agricultura y la pesca',
    'los videojuegos y el ocio',
    'blockchain y Web3',
    'la acción social',
    'los servicios integrales y la seguridad',
  ],
  aboutNonProfit: ['{company} acompaña a familias y jóvenes desde {since}. Tenemos la sede en {seat} y somos {people} personas.'],
  sizes: ['menos de 10', 'unas 30', 'unas 120', 'unas 350', 'unas 700', 'unas 2.500', 'más de 6.000'],
  lead: [
    'Dirigir un equipo de {4-12} personas: planificar, formar y evaluar',
    'Gestionar presupuesto y objetivos, e informar a dirección',
    'Participar en la selección y acogida de nuevas personas',
    'Revisar los procesos y simplificarlos',
    'Coordinarte con otros departamentos',
  ],
  senior: ['Acompañar a compañeros con menos experiencia', 'Asumir los casos más complejos', 'Proponer mejoras y llevarlas a cabo'],
  experience: {
    2: ['No hace falta experiencia: te formamos', 'Bienvenidos los primeros empleos'],
    3: ['Se valora haber trabajado o hecho prácticas en algo parecido'],
    4: ['Al menos 1 año de experiencia en un puesto similar', 'Entre 1 y 3 años de experiencia'],
    5: ['Al menos 3 años de experiencia en el puesto'],
    6: ['Más de 5 años de experiencia, también guiando a otras personas'],
    7: ['Más de 10 años de experiencia y responsabilidad sobre equipos'],
  },
  degrees: {
    1: 'Sin requisitos de estudios',
    2: 'ESO o Bachillerato',
    3: 'Formación profesional de grado medio',
    4: 'Formación profesional de grado superior',
    5: 'Grado universitario o experiencia equivalente',
    6: 'Máster o especialidad',
  },
  benefits: {
    1: 'Seguro médico privado',
    3: 'Seguro de vida y accidentes',
    4: '{23|24|25} días laborables de vacaciones',
    5: '14 pagas',
    6: 'Retribución variable por objetivos',
    7: 'Plan de pensiones de empresa',
    8: 'Horario flexible de entrada y salida',
    9: 'Teletrabajo {2|3} días a la semana',
    10: 'Formación a cargo de la empresa',
    11: '{Tarjeta restaurante|Comida en el centro}',
    12: 'Ayuda de transporte',
    13: 'Medidas de conciliación por encima del convenio',
    14: 'Descuento en gimnasio',
    15: 'Portátil y equipo de trabajo',
    16: 'Ayuda al traslado',
    18: 'Ayuda de alojamiento',
    19: 'Horas extra pagadas o compensadas',
    21: 'Descuentos para empleados',
    22: 'Uniforme',
    23: 'Jornada de lunes a viernes',
    24: 'Plus de nocturnidad',
    25: 'Autobús de empresa',
    26: 'Móvil de empresa',
    27: 'Cheque guardería',
    28: 'Día libre por tu cumpleaños',
  },
  schedules: {
    desk: ['De lunes a jueves de 9:00 a 18:00 y viernes hasta las 15:00', 'De lunes a viernes, entrada flexible de 8:00 a 9:30; jornada intensiva en verano'],
    shift: ['Turnos rotativos con dos días libres seguidos', 'Turnos de mañana y tarde, con un fin de semana libre de cada dos'],
    plant: ['Turnos rotativos de mañana, tarde y noche', 'Turno fijo de {mañana|tarde}'],
    out: ['De lunes a viernes, de 8:00 a 17:00', 'De lunes a sábado, según ruta'],
  },
  arrangement: { hybrid: ' (híbrido)', remote: ' (en remoto)' },
  closings: [
    'Envía tu currículum: respondemos a todo el mundo en {promise} días.',
    'Inscríbete con tu currículum y tendrás respuesta en {promise} días, sea cual sea.',
    'El proceso: una llamada, una entrevista y una respuesta clara. Primera noticia en {promise} días.',
  ],
  external: 'Las candidaturas se reciben en nuestro portal de empleo.',
  headlines: ['{title}'],
  partTime: '{title} (media jornada)',
  roles: {
    'Software Engineering, Backend Development, Frontend Development, Mobile Development': `
w 3+ Nuestra plataforma la usan a diario {40|90|200} mil personas y el equipo se ha quedado corto.
w Estamos renovando el corazón del producto, pieza a pieza.
d Diseñar, desarrollar y mantener funcionalidades de principio a fin
d[Software Engineering] Programar en {TypeScript y Node.js|Python y PostgreSQL} con pruebas automáticas
d[Backend Development] Programar en Java y Spring Boot con pruebas automáticas
d[Frontend Development] Programar en TypeScript y React con pruebas automáticas
d[Mobile Development] Programar en Kotlin o Swift con pruebas automáticas
d Revisar código y explicar el porqué
d Trabajar codo con codo con producto y diseño
d Investigar incidencias y resolver la causa
d Mejorar rendimiento y seguridad
n Dominio de al menos un lenguaje y su ecosistema
n Conocimientos de SQL y APIs REST
n Costumbre de trabajar con Git e integración continua
n Ganas de aprender y de compartir lo que sabes
s SQL, Git, APIs REST
s[Software Engineering] TypeScript, React, Node.js
s[Backend Development] Java, Spring Boot, PostgreSQL
s[Frontend Development] JavaScript, TypeScript, React
s[Mobile Development] Kotlin, Swift, Flutter
q Comparte tu GitHub o porfolio.#text
q ¿Cuántos años de experiencia tienes en desarrollo?#number`,
    'IT Support, Systems and Networks': `
w {Doscientas|Trescientas|Quinientas} personas trabajan mejor cuando soporte responde pronto.
d Atender incidencias de equipos, cuentas y red
d Preparar puestos de trabajo
d Administrar servidores, copias y accesos
d Documentar soluciones y mantener el inventario
d Tratar con proveedores
n Conocimientos de Windows, Microsoft 365 y redes
n Paciencia y claridad al explicar
n Carné de conducir si hay varios centros
s Windows, Redes, Microsoft 365, Active Directory, Linux
q ¿Cuántos usuarios has atendido?#number`,
    'Data Analysis': `
w Tenemos muchos datos y pocas respuestas. Queremos darle la vuelta.
d Extraer y preparar datos con SQL
d Crear cuadros de mando en Power BI
d Responder a las preguntas de negocio con análisis claros
d Medir campañas y pruebas
d Cuidar la calidad del dato
n SQL y Excel avanzado
n Saber explicar cifras a quien no vive de ellas
n Python es un plus
s SQL, Power BI, Excel, Python, Estadística
q ¿Qué herramienta de BI dominas?#choice:Power BI;Tableau;Looker;Otra`,
    'UX and UI Design, Graphic Design, Video and Motion': `
w 2+ Publicamos {30|50|80} piezas al mes y todas deberían parecer hechas sin prisa.
w Un buen diseño se entiende sin explicaciones, y eso buscamos.
d Diseñar {interfaces web y móviles|campañas, catálogos y redes sociales|vídeos cortos y animaciones}
d Convertir un briefing en propuestas con idea
d Mantener la identidad de marca
d Preparar artes finales y coordinar la producción
d Ajustar según lo que digan los usuarios
n Porfolio con tu aportación señalada
n Manejo de {Figma|Illustrator y Photoshop|Premiere y After Effects}
n Orden y puntualidad
s Figma, Illustrator, Photoshop, Tipografía, Branding
q Indica el enlace a tu porfolio.#text`,
    'Digital Marketing, Social Media and Content': `
w La mitad de nuestros clientes llega por internet. Falta saber por qué la otra mitad no.
d Planificar y optimizar campañas en Google y Meta
d Crear contenidos y cuidar las redes
d Contestar a la comunidad con rapidez
d Medir con GA4 y proponer cambios
d Trabajar SEO y correo electrónico
n Experiencia en campañas o redes sociales
n Buena redacción
n Gusto por los datos
s Google Ads, Meta Ads, SEO, GA4, Redacción, Canva
q Enséñanos una cuenta o campaña tuya.#text`,
    'Field and B2B Sales': `
w 2+ La zona de {city} tiene {70|120|200} clientes activos y mucho por abrir.
w A nuestros clientes les gusta que los visiten, y nos falta gente en la calle.
d Visitar clientes y captar nuevos
d Escuchar la necesidad antes de hablar de precio
d Preparar ofertas y negociar
d Seguir entregas y cobros
d Mantener el CRM al día y cumplir objetivos
n Trato cercano y constancia
n Carné B {y disponibilidad para viajar|y vehículo propio}
n Se valora experiencia comercial
s Ventas B2B, Negociación, Prospección, CRM, Excel
q ¿Tienes carné de conducir?#yesNo
q ¿En qué sectores has vendido?#text`,
    'Contact Centre': `
w 4+ Arranca una nueva campaña con {15|25|40} puestos.
w Quien nos llama tiene un problema, y queremos que al colgar ya esté resuelto.
d Atender a clientes por teléfono, chat y correo
d Registrar cada caso y seguirlo hasta el final
d Cumplir criterios de calidad y confidencialidad
d Avisar de lo que se repite para poder corregirlo
n Buena comunicación
n Soltura con el ordenador
n Disponibilidad para turnos
s Atención al cliente, Comunicación, Ofimática, Gestión de quejas
q ¿Puedes trabajar en turnos rotativos?#yesNo
q ¿Qué idiomas hablas?#text`,
    Accounting: `
w Queremos cerrar el mes el {cuarto|quinto} día laborable sin agobios.
d Contabilizar facturas, bancos y asientos
d Conciliar cuentas
d Preparar impuestos (IVA, retenciones, Sociedades)
d Elaborar cierres e informes
d Atender a auditores y asesores
n Formación en ADE, Economía o Administración y Finanzas
n Conocimiento del PGC
n Excel y programas como {Sage o A3|SAP o Navision}
n Orden y discreción
s Contabilidad, Impuestos, Excel, Conciliación, Sage, SII
q ¿Qué programas contables has usado?#text
q ¿Cuántos años llevas en contabilidad?#number`,
    'HR Operations, Recruitment': `
w 3+ Este año se incorporarán {hires} personas y queremos recibirlas bien.
w Queremos que cada candidato y cada compañero se sienta bien tratado desde el primer día.
d Llevar procesos de selección completos
d Gestionar contratos, altas y bajas
d Preparar incidencias de nómina
d Organizar formación y acogida
d Resolver dudas de la plantilla
n Formación en Relaciones Laborales, Psicología o similar
n Conocimiento de legislación laboral
n Discreción y empatía
s Selección, Nóminas, Contratación, Formación, Legislación laboral
q ¿Has trabajado con programas de nóminas? ¿Cuáles?#text`,
    'Office Administration, Sales Support, Reception': `
w Una oficina de {office} personas funciona cuando alguien está pendiente de todo.
d Gestionar pedidos, facturas y archivo
d Atender teléfono, correo y visitas
d Pedir material y comparar presupuestos
d Apoyar a ventas y contabilidad
d Preparar informes sencillos
n Buen manejo de Excel
n Orden y amabilidad
n Se valora inglés
s Excel, Administración, Atención telefónica, Facturación, Compras
q ¿Cuál es tu nivel de Excel?#choice:Básico;Medio;Avanzado`,
    Warehouse: `
w 4+ Del almacén de {city} salen {3.000|6.000|11.000} bultos al día.
w Con un almacén ordenado, los pedidos salen a tiempo.
d Recibir, comprobar y ubicar mercancía
d Preparar y embalar pedidos
d Cargar y descargar con carretilla o transpaleta
d Participar en inventarios
n Buena forma física
n Disponibilidad para turnos
n Carné de carretillero, deseable
s Preparación de pedidos, Carretilla, Inventario, Picking
q ¿Tienes carné de carretillero en vigor?#yesNo`,
    'Driving, Last-Mile Delivery': `
w Rutas planificadas, vehículos cuidados y vuelta a casa cada día.
d[Driving] Conducir con seguridad y puntualidad
d[Last-Mile Delivery] Entregar paquetes en domicilios y comercios
d Revisar vehículo y documentación
d Cargar y descargar
d Tratar bien a cada cliente
n Permiso de conducir adecuado
n[Driving] CAP y tarjeta de tacógrafo para camión
n[Last-Mile Delivery] Soltura con la aplicación de reparto
n Conocer {city} y alrededores
s Conducción, Reparto, Rutas, Atención al cliente
q ¿Qué permisos de conducir tienes?#text`,
    'Production Operations, Quality Control': `
w En {dos|tres} meses arranca una línea nueva.
d Manejar máquinas y montar piezas según instrucciones
d Controlar calidad y anotar resultados
d Abastecer la línea y avisar de fallos
d Mantener orden y seguridad
n Disponibilidad para turnos
n Atención al detalle
n Se valora experiencia en fábrica
s Manejo de máquinas, Control de calidad, 5S, Seguridad
q ¿Tienes disponibilidad para turno de noche?#yesNo`,
    'Plant Maintenance, Automotive Service': `
w[Plant Maintenance] Una máquina parada sale cara. A quien la entiende, aquí se le escucha.
w[Automotive Service] El taller tiene la agenda llena y queremos seguir entregando a tiempo.
d Mantenimiento preventivo y correctivo
d Diagnosticar averías mecánicas y eléctricas
d Registrar trabajos y recambios
d[Plant Maintenance] Colaborar en instalaciones y mejoras
d[Automotive Service] Probar el vehículo y explicar la reparación al cliente
n[Plant Maintenance] FP de mecánica, electricidad o mecatrónica
n[Automotive Service] FP de automoción
n Lectura de planos y esquemas
n[Plant Maintenance] Disponibilidad para guardias
n[Automotive Service] Carné de conducir
s Mecánica, Electricidad, PLC, Neumática, Soldadura
q ¿Qué se te da mejor?#choice:Mecánica;Electricidad;Ambas`,
    'Civil and Site Engineering, Site Supervision, Skilled Trades': `
w Tenemos {dos|tres|cinco} obras en marcha en la zona de {city}.
d[Civil and Site Engineering] Organizar y supervisar los trabajos según proyecto
d[Civil and Site Engineering] Controlar mediciones, certificaciones y plazos
d[Civil and Site Engineering] Informar a la dirección facultativa
d[Site Supervision] Coordinar oficios y subcontratas
d[Site Supervision] Preparar materiales y tajos de cada día
d[Site Supervision] Controlar la ejecución a pie de obra
d[Skilled Trades] Realizar instalaciones y reparaciones con buen acabado
d[Skilled Trades] Interpretar planos y preparar el material
d[Skilled Trades] Comprobar y dejar limpia cada zona
d Velar por calidad y seguridad
d Avisar pronto de cualquier problema
n[Civil and Site Engineering] Ingeniería o Arquitectura Técnica
n[Site Supervision] Experiencia como encargado de obra
n[Skilled Trades] Oficio acreditado por formación o experiencia
n Lectura de planos
n Curso de prevención y carné de conducir
s Obra, Planos, Mediciones, Prevención, Coordinación
q ¿Tienes la formación de prevención en construcción?#yesNo`,
    'Nursing, Caregiving': `
w Ampliamos plantilla para que cada persona reciba el tiempo que necesita.
d Cuidar y acompañar a pacientes o residentes
d[Nursing] Administrar medicación según prescripción
d[Caregiving] Ayudar en la higiene, las comidas y los paseos
d Registrar la evolución
d Informar y escuchar a las familias
d Cumplir protocolos de higiene
n[Nursing] Grado en Enfermería y colegiación
n[Caregiving] Certificado de atención sociosanitaria o en curso
n Trato humano y disponibilidad para turnos
s Cuidados, Medicación, Registro, Empatía, Trabajo en equipo
q ¿Cuál es tu titulación sanitaria?#text`,
    'School Teaching, Language Teaching, Early Childhood': `
w Grupos de {12|18|22} alumnos y un claustro que comparte materiales.
d Preparar e impartir clases
d Evaluar y acompañar a cada alumno
d Hablar con las familias
d Participar en proyectos y actividades
n Titulación docente adecuada
n Paciencia y vocación
n Nivel C1 para clases de idiomas
s Docencia, Programación, Evaluación, Comunicación
q ¿En qué etapas has dado clase?#text`,
    'Kitchen, Restaurant Service, Coffee and Bar': `
w Abrimos local en {city} y montamos el equipo desde cero.
d[Kitchen] Preparar y emplatar según receta
d[Kitchen] Cuidar la mise en place de tu partida
d[Restaurant Service] Atender mesas y tomar comandas
d[Restaurant Service] Montar la sala
d[Coffee and Bar] Preparar cafés y bebidas
d[Coffee and Bar] Cuidar la máquina y la barra
d Mantener limpieza y orden
d Recibir género y controlar existencias
d[Restaurant Service] Cobrar y cuadrar caja
d[Coffee and Bar] Cobrar y cuadrar caja
n Rapidez y buen trato
n Disponibilidad en fines de semana y festivos
n Se valora experiencia en hostelería
s Cocina, Sala, Higiene alimentaria, Caja, Idiomas
q ¿Puedes trabajar fines de semana y festivos?#yesNo`,
    'Front Office, Housekeeping': `
w 3+ Hotel de {80|140|220} habitaciones con clientes de media Europa.
w Queremos que cada huésped se sienta esperado.
d[Front Office] Recibir huéspedes y gestionar reservas
d[Front Office] Informar sobre la ciudad y los servicios
d[Housekeeping] Limpiar y preparar habitaciones
d[Housekeeping] Cambiar ropa de cama y reponer
d Resolver peticiones con amabilidad
d Coordinarte con los demás departamentos
d Anotar averías y objetos olvidados
n Vocación de servicio
n[Front Office] Inglés; otro idioma suma
n[Housekeeping] Rapidez y discreción
n Disponibilidad para turnos
s Recepción, Reservas, Idiomas, Limpieza
q[Front Office] ¿Qué idiomas hablas y a qué nivel?#text
q[Housekeeping] ¿Has trabajado en pisos de hotel?#yesNo`,
    'Store Sales, Store Management, Cashiering': `
w Nuestra tienda de {city} amplía horario y equipo.
d Atender y aconsejar a los clientes
d Reponer y colocar producto
d Cobrar y gestionar cambios
d Cuidar imagen y existencias
n Gusto por tratar con gente
n Disponibilidad en fines de semana
n Se valora experiencia en tienda
s Venta, Caja, Reposición, Atención al cliente
q ¿Cuánta experiencia tienes en tienda?#text`,
    'Security, Cleaning': `
w[Security] De este equipo depende que el edificio sea seguro.
w[Cleaning] De este equipo depende que dé gusto entrar por la mañana.
d[Security] Vigilar accesos y hacer rondas
d[Security] Anotar incidencias y avisar
d[Cleaning] Limpiar oficinas, aseos y zonas comunes
d[Cleaning] Separar residuos
d Reponer material
d Orientar a visitantes
n Responsabilidad y puntualidad
n[Security] TIP en vigor
n[Cleaning] Cuidado y buen ritmo de trabajo
n Disponibilidad para turnos
s[Security] Vigilancia, Control de accesos, CCTV, Partes
s[Cleaning] Limpieza, Desinfección, Organización, Puntualidad
q ¿Qué turno prefieres?#choice:Mañana;Tarde;Noche;Cualquiera`,
  },
};
