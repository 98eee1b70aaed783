CREATE TABLE "flow_count" (
	"day" date NOT NULL,
	"chart" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"release" text NOT NULL,
	"country_id" smallint NOT NULL,
	"device" text NOT NULL,
	"times" integer NOT NULL,
	"people" integer NOT NULL,
	"buckets" integer[] NOT NULL,
	CONSTRAINT "flow_count_day_chart_kind_name_release_country_id_device_pk" PRIMARY KEY("day","chart","kind","name","release","country_id","device")
);
