import type { PackSource } from './pack.ts';

export const PT_BR: PackSource = {
  tag: 'pt-BR',
  gap: ' ',
  colon: ': ',
  stop: '.',
  headings: {
    about: ['Sobre a vaga', 'A oportunidade', 'Por que estamos contratando'],
    company: ['Sobre a empresa', 'Quem somos'],
    duties: ['Responsabilidades', 'O que você vai fazer', 'Principais atividades', 'Seu dia a dia'],
    needs: ['Requisitos', 'O que buscamos', 'O que esperamos de você'],
    offer: ['Benefícios', 'O que oferecemos'],
  },
  facts: { place: 'Local', schedule: 'Horário', type: 'Contratação' },
  openers: [
    'A {company} está com vaga aberta para {title} em {city}.',
    'Procuramos {title} para reforçar a equipe de {city}.',
    'Venha fazer parte do time da {company} em {city} como {title}.',
    'Estamos contratando {title} para atuar em {city}.',
  ],
  about: [
    'A {company} atua no setor de {industry} desde {since}, com sede em {seat}. Somos hoje {people} pessoas.',
    'Fundada em {since} em {seat}, a {company} trabalha com {industry} e conta com {people} colaboradores.',
    'A {company} é uma empresa de {industry} com base em {seat}. Somos {people} pessoas e gostamos de conversa franca.',
  ],
  aboutNonProfit: ['A {company} desenvolve projetos sociais desde {since}, com sede em {seat}. Somos hoje {people} pessoas.'],
  sizes: ['menos de 10', 'cerca de 30', 'cerca de 120', 'cerca de 350', 'cerca de 700', 'cerca de 2.500', 'mais de 6.000'],
  lead: [
    'Liderar uma equipe de {4-12} pessoas: planejar, desenvolver e dar retorno',
    'Acompanhar metas e orçamento e apresentar resultados à diretoria',
    'Participar das contratações e da formação de novos colegas',
    'Rever processos e eliminar o que não agrega',
    'Negociar prioridades com as outras áreas',
  ],
  senior: ['Orientar colegas menos experientes', 'Assumir os casos mais complexos', 'Propor e conduzir melhorias'],
  experience: {
    2: ['Não é preciso ter experiência; nós ensinamos', 'Aceitamos candidatos em busca do primeiro emprego'],
    3: ['Alguma vivência na função é um diferencial'],
    4: ['Experiência de pelo menos 1 ano na função', 'De 1 a 3 anos de experiência na área'],
    5: ['Pelo menos 3 anos de experiência na área'],
    6: ['Mais de 5 anos de experiência, com orientação de colegas ou equipe'],
    7: ['Mais de 10 anos de experiência, com atuação em gestão'],
  },
  degrees: {
    1: 'Não exigimos escolaridade mínima',
    2: 'Ensino médio completo',
    3: 'Curso técnico ou profissionalizante na área',
    4: 'Curso técnico ou tecnólogo na área',
    5: 'Ensino superior completo ou em conclusão',
    6: 'Pós-graduação ou residência na área',
  },
  benefits: {
    1: 'Plano de saúde {sem mensalidade|com baixa coparticipação}',
    2: 'Plano odontológico',
    3: 'Seguro de vida',
    5: '13º salário',
    6: 'Participação nos resultados (PLR)',
    7: 'Previdência privada',
    8: 'Horário flexível',
    9: 'Home office {2|3} vezes por semana',
    10: 'Auxílio-educação e treinamentos',
    11: '{Vale-refeição de R$ 36 por dia|Vale-refeição de R$ 42 por dia|Refeição no local}',
    12: 'Vale-transporte',
    13: 'Licença-maternidade e paternidade estendidas',
    14: 'Convênio com academias',
    15: 'Notebook e equipamentos',
    16: 'Ajuda de custo para mudança',
    19: 'Horas extras pagas ou banco de horas',
    20: 'Opções de ações',
    21: 'Desconto em produtos',
    22: 'Uniforme',
    23: 'Folga aos sábados e domingos',
    24: 'Adicional noturno',
    25: 'Fretado',
    26: 'Auxílio-celular',
    27: 'Auxílio-creche',
    28: 'Folga no aniversário',
  },
  schedules: {
    desk: ['Segunda a sexta, das {8h às 17h48|9h às 18h}'],
    shift: ['Escala 6x1, com folgas alternadas aos domingos', 'Escala 5x2, com um fim de semana livre por mês'],
    plant: ['Turnos fixos: manhã, tarde ou noite', 'Escala 6x2, em três turnos'],
    out: ['Segunda a sexta, das 7h30 às 17h18', 'Segunda a sábado, com horário conforme a rota'],
  },
  arrangement: { hybrid: ' (híbrido)', remote: ' (remoto)' },
  closings: [
    'Envie seu currículo. Respondemos a todas as pessoas em até {promise} dias.',
    'Candidate-se com seu currículo: você recebe uma resposta em até {promise} dias, seja qual for.',
    'O processo tem uma conversa por telefone e uma entrevista. Primeiro retorno em até {promise} dias.',
  ],
  external: 'As candidaturas são recebidas na nossa página de carreiras.',
  headlines: ['{title}'],
  partTime: '{title} (meio período)',
  roles: {
    'Software Engineering, Backend Development, Frontend Development, Mobile Development': `
w 3+ Nossa plataforma atende {50|120|300} mil usuários e cresce mais rápido que o time.
w Estamos reescrevendo, aos poucos, a parte mais usada do produto.
d Desenvolver e manter funcionalidades, da ideia à produção
d[Software Engineering] Escrever código em {TypeScript e Node.js|Python e PostgreSQL} com testes
d[Backend Development] Escrever código em Java e Spring Boot com testes
d[Frontend Development] Escrever código em TypeScript e React com testes
d[Mobile Development] Escrever código em Kotlin ou Swift com testes
d Revisar código dos colegas e explicar suas sugestões
d Conversar com produto e design para simplificar o que for possível
d Investigar incidentes e corrigir a causa
d Cuidar do desempenho e da segurança das aplicações
n Domínio de pelo menos uma linguagem e seu ecossistema
n Conhecimento de bancos de dados relacionais e APIs REST
n Prática com Git e integração contínua
n Boa comunicação com pessoas de outras áreas
s SQL, Git, APIs REST
s[Software Engineering] TypeScript, React, Node.js
s[Backend Development] Java, Spring Boot, PostgreSQL
s[Frontend Development] JavaScript, TypeScript, React
s[Mobile Development] Kotlin, Swift, Flutter
q Compartilhe seu GitHub ou portfólio.#text
q Há quantos anos você trabalha com desenvolvimento?#number`,
    'IT Support, Systems and Networks': `
w São {staff} pessoas que contam com o suporte para trabalhar bem.
d Atender chamados de computadores, contas e rede
d Preparar equipamentos para novos colegas
d Administrar servidores, backups e acessos
d Documentar soluções e manter o inventário
d Acompanhar fornecedores
n Conhecimento de Windows, Microsoft 365 e redes
n Paciência e clareza ao explicar
n Certificações são um diferencial
s Windows, Redes, Microsoft 365, Active Directory, Linux
q Qual sua experiência com suporte técnico?#text`,
    'Data Analysis': `
w Temos bons dados e decisões demais tomadas no escuro.
d Extrair e tratar dados em SQL
d Criar painéis em Power BI e relatórios periódicos
d Apoiar comercial e operações com análises
d Medir resultados de campanhas e testes
d Cuidar da qualidade e das definições dos indicadores
n SQL e Excel avançado
n Boa comunicação de resultados
n Python é um diferencial
s SQL, Power BI, Excel, Python, Estatística
q Qual ferramenta de BI você domina?#choice:Power BI;Tableau;Looker;Outra`,
    'UX and UI Design, Graphic Design, Video and Motion': `
w 2+ Produzimos cerca de {40|70|100} peças por mês e queremos que cada uma tenha cuidado.
w Um bom design ajuda o cliente a entender antes de perguntar.
d Criar peças para {redes sociais, impressos e eventos|aplicativos e sites|campanhas e vídeos curtos}
d Transformar briefings em propostas com conceito
d Manter a identidade visual em todos os materiais
d Preparar arquivos finais e acompanhar a produção
d Ouvir usuários e clientes e ajustar
n Portfólio com trabalhos seus
n Domínio de {Figma|Illustrator e Photoshop|Premiere e After Effects}
n Organização e pontualidade
s Figma, Illustrator, Photoshop, Tipografia, Branding
q Envie o link do seu portfólio.#text`,
    'Digital Marketing, Social Media and Content': `
w Metade dos nossos clientes chega pela internet. Queremos entender a outra metade.
d Planejar e otimizar campanhas em Google e Meta Ads
d Produzir conteúdo e cuidar das redes sociais
d Responder comentários e mensagens com agilidade
d Acompanhar métricas e propor ajustes
d Trabalhar SEO e e-mail marketing
n Experiência com mídia paga ou redes sociais
n Boa escrita
n Familiaridade com GA4
s Google Ads, Meta Ads, SEO, GA4, Redação, Canva
q Mostre um perfil ou campanha que você cuidou.#text`,
    'Field and B2B Sales': `
w 2+ A carteira da região de {city} tem {80|140|220} clientes ativos e espaço para dobrar.
w Nossos clientes gostam de ser visitados, e falta gente na rua.
d Visitar clientes e prospectar novos negócios
d Entender a necessidade antes de apresentar preço
d Elaborar propostas e negociar condições
d Acompanhar entregas e pagamentos
d Registrar tudo no CRM e cumprir as metas
n Facilidade de relacionamento
n CNH {B|B e disponibilidade para viagens}
n Experiência em vendas é desejável
s Vendas B2B, Negociação, Prospecção, CRM, Pacote Office
q Você possui CNH B?#yesNo
q Em quais segmentos você já vendeu?#text`,
    'Contact Centre': `
w 4+ Uma nova operação começa no próximo mês com {20|35|60} posições.
w Quem liga para nós quer resolver um problema. Queremos que ele acabe na mesma ligação.
d Atender clientes por telefone, chat e e-mail
d Registrar solicitações e acompanhar até a solução
d Seguir padrões de qualidade e sigilo
d Sugerir melhorias a partir do que você ouve
n Boa comunicação e digitação
n Calma para lidar com situações difíceis
n Disponibilidade de horário
s Atendimento, Comunicação, Digitação, Informática
q Você tem disponibilidade para trabalhar aos fins de semana?#yesNo`,
    Accounting: `
w Queremos fechar o mês até o {quarto|quinto|sexto} dia útil, com tranquilidade.
d Classificar e conciliar contas contábeis
d Apurar impostos e entregar obrigações acessórias
d Elaborar balancetes e relatórios gerenciais
d Controlar contas a pagar e a receber
d Atender auditorias
n Formação em Ciências Contábeis ou cursando
n Conhecimento de SPED e legislação tributária
n Excel e sistema contábil (Domínio, TOTVS ou SAP)
n Organização e sigilo
s Contabilidade, SPED, Impostos, Excel, Conciliação, TOTVS
q Você possui CRC ativo?#yesNo
q Com quais sistemas contábeis já trabalhou?#text`,
    'HR Operations, Recruitment': `
w 3+ Vamos contratar {hires} pessoas este ano e queremos receber bem cada uma.
w Queremos que cada candidato e cada colega seja bem tratado, do primeiro contato em diante.
d Conduzir processos seletivos do anúncio à proposta
d Cuidar de admissões, férias, ponto e benefícios
d Apoiar a folha de pagamento e o eSocial
d Organizar treinamentos e integração
d Orientar gestores e colegas
n Formação em RH, Psicologia ou Administração
n Conhecimento da CLT
n Discrição e empatia
s Recrutamento, Departamento pessoal, eSocial, CLT, Treinamento
q Você já trabalhou com eSocial?#yesNo`,
    'Office Administration, Sales Support, Reception': `
w O escritório precisa de alguém organizado que perceba o que falta antes dos outros.
d Organizar documentos, notas e contratos
d Atender telefone, e-mail e visitantes
d Lançar pedidos, cotações e compras
d Apoiar financeiro e comercial
d Preparar relatórios simples
n Bom domínio de Excel e Word
n Organização e cordialidade
n Vivência administrativa é desejável
s Excel, Atendimento, Organização, Compras, Rotinas administrativas
q Qual é o seu nível de Excel?#choice:Básico;Intermediário;Avançado`,
    Warehouse: `
w 4+ Nosso centro de distribuição em {city} expede {5|9|16} mil volumes por dia.
w Estoque organizado é entrega no prazo, e é disso que cuida esta equipe.
d Receber, conferir e armazenar mercadorias
d Separar, embalar e expedir pedidos
d Usar coletor de dados e participar de inventários
d Manter o local limpo e seguro
n Disposição física e atenção
n Disponibilidade para turnos
n Curso de empilhadeira é um diferencial
s Separação, Conferência, Estoque, Empilhadeira, Inventário
q Você tem curso de operador de empilhadeira?#yesNo`,
    'Driving, Last-Mile Delivery': `
w Frota nova, rotas planejadas e respeito ao descanso.
d[Driving] Conduzir o veículo com segurança e pontualidade
d[Last-Mile Delivery] Fazer entregas no endereço do cliente
d Conferir carga e documentos
d Inspecionar o veículo diariamente
d Tratar clientes com cordialidade
n CNH na categoria exigida, com EAR
n Conhecimento das ruas de {city}
n Sem multas graves recentes
s Direção, Entregas, Roteirização, Atendimento
q Qual é a categoria da sua CNH?#text`,
    'Production Operations, Quality Control': `
w Uma nova linha entra em operação em {dois|três} meses.
d Operar máquinas e montar produtos conforme instruções
d Inspecionar peças e registrar resultados
d Abastecer a linha e comunicar desvios
d Aplicar 5S e normas de segurança
n Disponibilidade para turnos
n Atenção aos detalhes
n Experiência industrial é desejável
s Operação de máquinas, Inspeção, 5S, Metrologia, Segurança
q Você tem disponibilidade para o turno da noite?#yesNo`,
    'Plant Maintenance, Automotive Service': `
w[Plant Maintenance] Máquina parada custa caro. Quem sabe prevenir é muito valorizado aqui.
w[Automotive Service] A oficina está sempre cheia, e os clientes pedem o mecânico pelo nome.
d Executar manutenção preventiva e corretiva
d Diagnosticar falhas mecânicas e elétricas
d Registrar serviços e controlar peças
d Apoiar instalações e melhorias
n[Plant Maintenance] Curso técnico em mecânica, elétrica ou mecatrônica
n[Automotive Service] Curso de mecânica automotiva
n Leitura de desenhos e esquemas
n[Plant Maintenance] NR-10 é um diferencial
n[Automotive Service] CNH B
s Manutenção, Elétrica, Mecânica, CLP, Solda
q[Plant Maintenance] Você possui NR-10?#yesNo
q[Automotive Service] Com quais marcas você já trabalhou?#text`,
    'Civil and Site Engineering, Site Supervision': `
w Temos {duas|três|quatro} obras em andamento na região de {city}.
d Acompanhar a execução conforme projeto e cronograma
d Coordenar equipes e empreiteiros
d Fazer medições e controlar materiais
d Zelar por qualidade e segurança
d Preparar relatórios e diário de obra
n Formação em Engenharia Civil ou Edificações
n Leitura de projetos e AutoCAD
n CREA ativo para engenheiros
s AutoCAD, Gestão de obras, Medições, Segurança, MS Project
q Você possui CREA ativo?#yesNo`,
    'Nursing, Caregiving': `
w[Nursing] A equipe de enfermagem cresceu junto com o número de leitos, e assim vai continuar.
w[Caregiving] Cada pessoa que mora aqui tem uma história, e nós temos tempo para ouvir.
d[Nursing] Prestar cuidados e administrar medicamentos conforme prescrição
d[Caregiving] Ajudar no banho, nas refeições e na locomoção
d[Caregiving] Fazer companhia e propor atividades
d Acompanhar sinais vitais e evolução
d Registrar tudo em prontuário
d Acolher pacientes e familiares
d Seguir protocolos de higiene e segurança
n[Nursing] COREN ativo
n[Caregiving] Curso de cuidador ou vivência com idosos
n Empatia e responsabilidade
n Disponibilidade para escala 12x36
s Cuidados, Medicação, Sinais vitais, Prontuário, Humanização
q[Nursing] Você possui COREN ativo?#yesNo
q[Caregiving] Você já cuidou de idosos?#yesNo`,
    'School Teaching, Language Teaching, Early Childhood': `
w Turmas de até {18|22|25} alunos e professores que planejam juntos.
d Planejar e dar aulas
d Avaliar e acompanhar cada aluno
d Conversar com as famílias
d Participar de projetos e eventos
n Licenciatura ou Pedagogia
n Gosto por ensinar e paciência
n Experiência em sala de aula é desejável
s Docência, Planejamento, Avaliação, Comunicação
q Para quais séries você já lecionou?#text`,
    'Kitchen, Restaurant Service, Coffee and Bar': `
w Vamos abrir uma nova casa em {city} e a equipe está sendo formada.
d[Kitchen] Preparar pratos conforme a ficha técnica
d[Kitchen] Cuidar do pré-preparo e das praças
d[Restaurant Service] Receber clientes, anotar pedidos e servir
d[Restaurant Service] Montar mesas e cuidar do salão
d[Coffee and Bar] Preparar cafés e bebidas
d[Coffee and Bar] Cuidar das máquinas e da vitrine
d Manter higiene e organização
d Receber mercadorias e controlar validade
d[Restaurant Service] Fechar contas
d[Coffee and Bar] Operar o caixa
n Agilidade e simpatia
n Disponibilidade para fins de semana e feriados
n Experiência na área é desejável
s Cozinha, Atendimento, Higiene, Trabalho em equipe
q Você pode trabalhar em fins de semana e feriados?#yesNo`,
    'Front Office, Housekeeping': `
w 3+ Hotel com {90|140|230} apartamentos e hóspedes do mundo todo.
w Queremos que cada hóspede se sinta esperado.
d[Front Office] Fazer check-in, check-out e reservas
d[Front Office] Orientar sobre a cidade e os serviços
d[Housekeeping] Limpar e preparar apartamentos
d[Housekeeping] Trocar enxoval e repor amenidades
d Resolver pedidos dos hóspedes
d Trabalhar em conjunto com as outras áreas
d Registrar objetos esquecidos e manutenções
n Cordialidade e boa apresentação
n[Front Office] Inglês ou espanhol é um diferencial
n[Housekeeping] Agilidade e discrição
n Disponibilidade para escala
s Hotelaria, Reservas, Idiomas, Atendimento
q[Front Office] Quais idiomas você fala?#text
q[Housekeeping] Você tem experiência com arrumação?#yesNo`,
    'Store Sales, Store Management, Cashiering': `
w A loja de {city} está em reforma e reabre maior.
d Receber clientes e entender o que procuram
d Organizar produtos e vitrine
d Operar caixa e trocas
d Cuidar do estoque e das metas da loja
n Gostar de gente
n Disponibilidade para escala de shopping
n Experiência em vendas ou atendimento é desejável
s Vendas, Caixa, Atendimento, Vitrine, Estoque
q Quanto tempo de experiência você tem em loja?#text`,
    'Security, Cleaning': `
w Um lugar limpo e seguro depende desta equipe.
d[Security] Fazer rondas e controlar acessos
d[Security] Registrar ocorrências
d[Cleaning] Limpar escritórios, banheiros e áreas comuns
d[Cleaning] Separar e descartar resíduos
d Repor materiais e cuidar dos equipamentos
d Orientar visitantes
n Responsabilidade e pontualidade
n[Security] Curso de vigilante e reciclagem em dia
n[Security] Disponibilidade para escala 12x36
n[Cleaning] Capricho e atenção
n[Cleaning] Disponibilidade para início da manhã
s[Security] Rondas, Controle de acesso, CFTV, Registro
s[Cleaning] Limpeza, Higienização, Organização, Agilidade
q Qual turno você prefere?#choice:Dia;Noite;Qualquer um`,
  },
};
